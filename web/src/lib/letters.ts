/** The two faces of the house. They travel beside the scripts; words drawn before they are here would move when they come. */

const FACES = ["1em 'Atkinson Hyperlegible Next Variable'", "600 1em 'Cormorant Variable'"];
/** Languages that bring faces of their own, with a letter of theirs. */
const OF_LANGUAGES: Record<string, [letter: string, faces: string[]]> = {
  ja: ['あ', ["1em 'Noto Sans JP Letters'", "600 1em 'Zen Old Mincho Letters'"]],
};
/** On a slow line words are worth more than their shape. */
const PATIENCE = 1000;

export async function lettersAreHere(language: string): Promise<void> {
  const [letter, own] = OF_LANGUAGES[language] ?? ['a', []];
  const coming = [
    ...FACES.map((face) => document.fonts.load(face)),
    ...own.map((face) => document.fonts.load(face, letter)),
  ];
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(coming), enough]);
}
