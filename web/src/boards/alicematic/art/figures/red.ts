/** The red Alices, who fight. */
import { arm, feathers, hand, leather, leg, mirrored } from '../../../../kit/drawing/body';
import { face, head, neck } from '../../../../kit/drawing/faces';
import { fringes, long, tail } from '../../../../kit/drawing/hair';
import { disc, limb, moved, shape, stroke, strokes, type Figure } from '../../../../kit/drawing/pen';

/** A lunge with a blow: gauntlets larger than her head, and a plait that has not heard of it yet. */
const Fighter: Figure = {
  hair: '#c9662f',
  pieces: [
    ...tail('52 36, 36 30, 22 38, 10 30!', 4, 5, 4, 0.6),
    ...leg('paper', '64 92, 40 112, 20 140', { foot: 'boot', mirrored: true, tilt: -8 }),
    ...leg('paper', '74 92, 98 108, 100 138', { foot: 'boot' }),
    ...arm('skin', '60 60, 44 72, 54 84', { hand: 'none' }),
    ...neck(70, 48),
    shape('deep', '58 52!, 72 50, 84 55!, 84 72, 80 80!, 92 104!, 76 110, 62 102, 46 108!, 56 80!, 54 66'),
    shape('shade', '58 54, 56 66, 58 80, 50 105, 60 100, 66 82, 64 64'),
    strokes('fine', '74 82, 78 96, 80 107', '66 82, 64 94, 64 102'),
    shape('gold', '55 76!, 82 74!, 84 81!, 54 83!'),
    shape('paper', '66 51!, 78 51!, 74 66!'),
    shape('steel', '46 78, 54 74, 62 78, 64 88, 58 95, 48 94, 43 87'),
    strokes('fine', '46 83, 62 82', '50 94, 49 88, 56 87, 63 88'),
    ...arm('skin', '82 58, 96 64, 108 62', { hand: 'none', widths: [4.6, 4.2, 3.6] }),
    shape('steel', '100 54!, 108 53!, 118 50, 130 54, 134 62, 130 71, 118 74, 108 70!, 100 69!'),
    strokes('line', '108 53, 106 62, 108 70'),
    strokes('fine', '132 58, 122 58', '134 63, 122 63', '132 68, 122 68', '114 52, 118 62, 114 72'),
    shape('light', '110 56, 120 53, 126 56, 116 58'),
    ...head(69, 37, 6, [face({ eyes: 'fierce', mouth: 'grin', turn: 2 }), fringes.short]),
    shape('deep', '56 31!, 70 27, 83 32!, 83 36!, 70 31.5, 56 35.5!'),
    shape('deep', '56 32, 46 24, 42 28!, 50 33, 44 38!, 54 37'),
  ],
};

/** Armour from head to foot, a plume, a shield with a heart as tall as her side. */
const Knight: Figure = {
  hair: '#e8c06a',
  pieces: [
    shape('deep', '72 20, 84 8, 100 8, 112 18!, 104 20, 108 28!, 98 26, 90 30, 80 26'),
    strokes('fine', '76 20, 88 14, 104 14', '80 24, 92 20, 106 24'),
    shape('deep', '50 58, 40 80, 36 112, 38 146!, 60 142, 98 146!, 96 110, 90 78, 82 58'),
    shape('shade', '50 60, 42 84, 39 142, 54 138, 58 90'),
    limb('steel', '60 94, 58 118, 57 146', 7.4, 6, 4.6),
    limb('steel', '78 94, 80 118, 82 146', 7.4, 6, 4.6),
    strokes(
      'line',
      '52 116, 58 113, 64 117',
      '74 117, 80 113, 86 116',
      '52 122, 58 124, 64 121',
      '74 121, 80 124, 86 122',
    ),
    shape('steel', '50 152!, 52 144, 58 142, 63 146, 63 152!'),
    shape('steel', '77 152!, 77 146, 82 142, 88 145, 91 152!'),
    shape('paper', '52 80!, 88 80!, 92 108!, 80 103, 70 110, 60 103, 47 108!'),
    shape('shade', '52 80!, 62 80, 58 100, 47 108!'),
    shape('steel', '52 56, 70 52, 88 56, 88 72, 84 83!, 70 86, 56 83!, 52 72'),
    strokes('line', '70 53, 71 70, 70 85', '55 68, 70 73, 86 67'),
    shape('light', '74 57, 84 58, 83 66, 75 67'),
    shape('gold', '55 82!, 85 82!, 85 87!, 55 87!'),
    ...arm('steel', '88 60, 100 72, 108 82', { widths: [6, 5, 4] }),
    shape('steel', '84 54, 92 52, 98 60, 94 68, 86 66'),
    shape('steel', '107.5 80!, 109 12!, 111.5 6!, 114 12!, 113.5 80!'),
    strokes('fine', '111 14, 110.6 78'),
    shape('gold', '100 79!, 121 79!, 121 83!, 100 83!'),
    limb('wood', '110.5 83, 110.5 94', 1.8),
    disc('gold', 110.5, 96.5, 3),
    ...hand(107, 85, 40),
    shape('gold', '20 66!, 38 62, 58 66!, 58 92, 52 116, 39 132!, 26 116, 20 92'),
    shape('paper', '24 70!, 38 66.5, 54 70!, 54 92, 49 113, 39 126!, 29 113, 24 92'),
    shape('deep', '39 112!, 28 98, 29 86, 34 84, 39 90!, 44 84, 49 86, 50 98'),
    shape('shade', '24 70!, 33 68, 32 100, 39 126!, 29 113, 24 92'),
    shape('steel', '60 47!, 80 47!, 83 56, 70 61, 57 56'),
    strokes('fine', '59 52, 70 56, 81 52'),
    ...head(70, 37, 0, [face({ eyes: 'open', mouth: 'calm', turn: 1 }), fringes.parted], 0.95),
    shape(
      'steel',
      '54 44!, 55 28, 61 20, 70 17, 79 20, 85 28, 86 44!, 82 50!, 79 44, 78.5 35!, 70 32, 61.5 35!, 61 44, 58 50!',
    ),
    shape('light', '59 28, 64 22, 68 21, 62 28'),
    stroke('70 17, 70 32'),
    shape('gold', '55 33!, 61.5 34!, 61.5 38!, 54.5 37!'),
    shape('gold', '85 33!, 78.5 34!, 78.5 38!, 85.5 37!'),
  ],
};

/** She looks out of a tank of tea-tin plates; its gun ends in a spout. */
const Panzer: Figure = {
  hair: '#6b4326',
  // Turned round, so that the signs of the card hide nothing of her.
  pieces: mirrored(
    [
      ...head(58, 40, -4, [long(20, 2)]),
      ...arm('deep', '48 66, 30 58, 24 40', { hand: 'open' }),
      ...neck(58, 54),
      shape('deep', '46 62, 58 57, 70 62, 73 78, 74 96!, 42 96!, 44 78'),
      shape('shade', '46 63, 53 60, 52 94, 43 94, 45 78'),
      shape('paper', '53 59!, 58 68!, 63 59!, 58 62'),
      strokes('line', '58 68, 58 92'),
      disc('gold', 62, 74, 1.2),
      disc('gold', 62, 82, 1.2),
      ...arm('deep', '69 66, 80 78, 70 88', { hand: 'flat' }),
      ...head(58, 40, -4, [
        face({ eyes: 'fierce', mouth: 'grin', turn: 2 }),
        fringes.swept,
        [
          shape('deep', '-14 -7, -12 -17, 0 -22, 14 -20, 21 -13, 15 -7.5, 0 -9'),
          shape('ink', '-14 -9!, 0 -11, 14 -9!, 14 -6!, 0 -8, -14 -6!'),
          disc('gold', 4, -14, 2.6),
        ],
      ]),
      limb('steel', '84 98, 130 84', 4.4, 3.4),
      shape('steel', '124 80!, 132 76, 138 79!, 136 88, 128 90!'),
      strokes('fine', '88 96, 124 85'),
      shape('wash', '32 94!, 40 88, 78 88, 92 94, 96 108!, 28 108!'),
      shape('shade', '32 94!, 40 89, 48 89, 44 108!, 28 108!'),
      strokes('line', '34 99, 94 99'),
      disc('deep', 72, 101, 4.5),
      shape('deep', '12 110!, 24 104, 104 104, 122 112!, 118 126!, 14 126!'),
      shape('light', '28 107, 100 107, 110 110, 26 110'),
      shape('paper', '58 121!, 50 115, 51 110, 55 109.5, 58 112!, 61 109.5, 65 110, 66 115'),
      shape('ink', '10 126, 18 121, 112 121, 124 126, 127 136, 120 149, 110 153, 24 153, 13 149, 7 136'),
      ...[22, 40, 58, 76, 94, 111].flatMap((x) => [disc('steel', x, 138, 7.6), disc('deep', x, 138, 3)]),
      strokes('fine', '12 130, 20 125, 112 125, 121 130'),
    ],
    140,
    0,
  ),
};

/** Low over the roof, one hand on the tiles, a scarf as long as she is. */
const Ninja: Figure = {
  hair: '#2f2833',
  pieces: [
    shape('deep', '50 88, 36 78, 24 62, 8 58!, 14 66, 4 72!, 20 76, 34 92, 48 97'),
    shape('shade', '50 90, 36 82, 24 68, 14 66, 22 74, 34 90, 48 96'),
    limb('ink', '30 118, 74 70', 1.8),
    limb('gold', '74 70, 84 59', 2.4, 2),
    shape('steel', '70 70!, 75 66!, 78.5 69.5!, 73 74!'),
    ...leg('ink', '56 124, 34 132, 18 146', { foot: 'bare', mirrored: true, widths: [8, 6, 4] }),
    ...leg('ink', '68 126, 96 118, 92 144', { foot: 'bare', widths: [8.5, 6.4, 4] }),
    strokes('fine', '90 132, 97 134', '90 137, 97 139', '20 138, 28 142'),
    shape('ink', '50 92, 64 86, 76 90, 80 104, 76 128, 62 134, 50 128, 46 108'),
    shape('shade', '50 94, 57 90, 54 112, 54 128, 49 124, 46 108'),
    strokes('line', '60 88, 66 98, 76 92'),
    strokes('fine', '66 98, 64 112', '70 96, 74 110'),
    shape('deep', '47 116!, 79 112!, 79 120!, 48 124!'),

    ...arm('ink', '52 98, 42 118, 44 142', { hand: 'flat', widths: [5, 4.4, 3], bent: 30 }),
    shape('paper', '41 128!, 48 128!, 48 138!, 42 138!'),
    ...arm('ink', '76 96, 96 98, 108 88', { widths: [5, 4.4, 3] }),
    shape('paper', '99 90!, 105 97!, 100 100!, 95 95!'),
    shape('steel', '112 84!, 116 78, 132 68!, 122 84, 117 88!'),
    stroke('114 84, 132 68', 'fine'),
    ...head(64, 74, -4, [
      tail('-8 -10, -20 -18, -24 -6, -30 -10!', 3, 4, 3.4, 0.5),
      face({ eyes: 'fierce', mouth: 'calm', turn: 2.4 }),
      [
        shape('ink', '-12 6!, -14 -5, -10 -14, 0 -17, 10 -14, 14 -5, 12.5 4!, 10.5 -3!, 0 -5.5, -10 -3!'),
        shape('ink', '-11 4.6!, 2 6.4, 11.5 4!, 10 10, 3 15, -6 13, -11 9'),
        shape('steel', '-9 -9.5!, 1 -12, 11 -9.5!, 11 -4.8!, 1 -7, -9.5 -4.5!'),
        strokes('fine', '-4 7, 2 8.4, 8 7'),
      ],
    ]),
  ],
};

/** Down from the clouds, spear first, a wing on each temple and two on her back. */
const Valkyrie: Figure = {
  hair: '#f0d68c',
  pieces: moved(
    [
      ...moved(feathers, 66, 62, -32, 1.05),
      ...mirrored(feathers, 62, 66, -6, 1.1),
      ...tail('76 40, 60 26, 52 16, 38 12!', 5, 5, 4, 0.6),
      ...leg('wash', '50 98, 28 112, 12 124', { foot: 'boot', mirrored: true, tilt: -48, widths: [6, 5, 3.4] }),
      ...leg('wash', '58 104, 44 126, 24 140', { foot: 'boot', mirrored: true, tilt: -40, widths: [6, 5, 3.4] }),
      shape('deep', '54 76!, 76 92!, 74 112, 62 130, 50 134!, 50 124, 38 122!, 40 112, 28 106!, 36 92, 44 84'),
      shape('shade', '54 76, 60 80, 50 104, 44 118, 40 112, 30 105, 38 92'),
      strokes('fine', '62 84, 54 106, 52 122', '70 90, 66 108, 58 126'),
      shape('steel', '66 54, 80 56, 92 66, 90 78, 78 93!, 66 90, 54 78!, 58 64'),
      strokes('line', '86 60, 76 74, 66 90'),
      strokes('fine', '64 64, 70 74, 82 72', '60 72, 66 80, 80 82'),
      shape('gold', '53 76!, 79 92!, 76 96!, 51 80!'),
      limb('wood', '40 62, 112 136', 1.7),
      shape('steel', '110 130!, 120 136, 131 153!, 114 144, 106 135!'),
      strokes('fine', '112 136, 129 151'),
      ...arm('skin', '90 74, 102 94, 98 117', { bent: 20 }),
      ...arm('skin', '62 62, 48 62, 44 68', { widths: [4.4, 3.8, 3], bent: 30 }),
      ...head(92, 47, 24, [
        face({ eyes: 'fierce', mouth: 'sings', turn: 2 }),
        fringes.parted,
        [
          shape('gold', '-13 -3!, -12.5 -12, -6 -19, 0 -24!, 6 -19, 12.5 -12, 13 -3!, 7 -8, 0 -5!, -7 -8'),
          stroke('0 -23, 0 -6'),
          shape('paper', '-11 -5, -16 -12, -26 -16!, -23 -10, -25 -7!, -20 -3, -20 0!, -13 -1'),
          shape('paper', '11 -5, 16 -14, 24 -22!, 23 -14, 26 -11!, 21 -6, 21 -2!, 13 -1'),
        ],
      ]),
    ],
    5,
    2,
    0,
    0.96,
  ),
};

/** Horns, bat wings, a collar like a flame, and a forest fire in her hand. */
const Demonlord: Figure = {
  hair: '#4a2038',
  pieces: [
    ...moved(leather, 80, 62, 8, 1.05),
    ...mirrored(leather, 60, 62, 8, 1.05),
    limb('deep', '76 128, 100 140, 116 130, 118 116', 2.4, 2.2, 1.8, 1.4),
    shape('deep', '118 104!, 126 116, 118 114, 111 118!'),
    ...head(70, 40, 0, [long(34, 7)]),
    shape('deep', '54 62, 46 46, 44 30!, 56 42, 70 48, 84 42, 96 30!, 94 46, 86 62'),
    strokes('fine', '46 34, 52 48, 58 58', '94 34, 88 48, 82 58'),
    shape(
      'ink',
      '54 58, 70 54, 86 58, 82 78, 88 98, 96 128, 104 153!, 84 150, 70 153, 56 150, 36 153!, 44 128, 52 98, 58 78',
    ),
    shape('deep', '64 58!, 76 58!, 73 80!, 82 120, 86 151!, 70 153, 54 151!, 58 120, 67 80!'),
    shape('shade', '64 58!, 68 58, 67 80!, 66 116, 66 152!, 54 151!, 58 120, 66 80!'),
    strokes('fine', '78 100, 88 126, 94 150', '62 100, 52 126, 46 150', '70 86, 70 150'),
    shape('gold', '57 76!, 70 80, 83 76!, 84 82!, 70 86, 56 82!'),
    disc('gold', 70, 81.5, 3.6),
    shape('skin', '64 50!, 76 50!, 76 58, 70 64!, 64 58'),
    ...arm('ink', '56 62, 42 78, 55 88', { hand: 'grip', widths: [5, 4.4, 3] }),
    ...arm('ink', '84 62, 100 76, 108 66', { hand: 'flat', widths: [5, 4.4, 3], bent: -10 }),
    shape('gold', '106 60, 102 48, 108 40!, 108 46, 112 38, 112 28!, 120 38, 124 48, 120 58, 113 62'),
    shape('paper', '109 58, 108 50, 113 44!, 114 50, 118 52, 116 58, 112 60'),
    ...head(70, 40, 0, [
      face({ eyes: 'fierce', mouth: 'grin', turn: -1 }),
      fringes.parted,
      [
        shape('wash', '6 -14, 14 -15, 20 -22, 20 -34!, 27 -24, 25 -13, 16 -7, 10 -7'),
        shape('wash', '-6 -14, -14 -15, -20 -22, -20 -34!, -27 -24, -25 -13, -16 -7, -10 -7'),
        strokes(
          'fine',
          '14 -15, 16 -8',
          '19 -20, 23 -15',
          '20.5 -27, 25 -23',
          '-14 -15, -16 -8',
          '-19 -20, -23 -15',
          '-20.5 -27, -25 -23',
        ),
        shape('gold', '-9 -12!, -5 -15, -3 -20!, 0 -15, 3 -20!, 5 -15, 9 -12!, 0 -10'),
        disc('deep', 0, -13, 1.6),
      ],
    ]),
  ],
};

export const red: Readonly<Record<string, Figure>> = { Fighter, Knight, Panzer, Ninja, Valkyrie, Demonlord };
