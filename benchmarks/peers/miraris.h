/* Miraris in plain C: the mark that a compiled engine is held against.
 *
 * The whole game with every decision; the rules and their ids are in docs/rules/miraris.md.
 * A set of Wonders is one 64-bit number: byte c counts the cards with c crowns, so claiming a pile is an addition.
 */
#ifndef MIRARIS_H
#define MIRARIS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { SEATS = 6, KINDS = 7, DECK = 52, ROUNDS = 8, CHARACTERS = 12, NOBODY = -1 };
enum { ROLANDO, LUCIA, SERENA, MIRELA, UNKNOWN, ALLIE, EL, FATIMA, MARIANO, LANA, ALMA, NADA };
enum { ALTAR = 3, DREAM = 7, SERENA_DRAWS = 4, ENOUGH_FOR_MIRELA = 10 };
enum { NUMBERED = 1 << ROLANDO | 1 << LUCIA | 1 << SERENA | 1 << MIRELA | 1 << UNKNOWN };
enum { FULL_HAND = 0x3fe, ALL_CHARACTERS = (1 << CHARACTERS) - 1 };

typedef uint64_t Wonders;
typedef uint64_t Options; /* bit a is set when answer a is allowed */

typedef enum { KEEP, BID, ROLANDO_TAKE, LUCIA_TAKE, MIRELA_GIFT, OVER } Question;

typedef struct {
    Wonders held[SEATS], row[SEATS];
    uint64_t chance;
    uint16_t dealt[SEATS], hand[SEATS];
    int16_t score[SEATS];
    int8_t character[SEATS];
    uint8_t sealed[SEATS]; /* answers nobody else sees until the last one is in */
    uint8_t deck[DECK];
    uint8_t drawn, players, round, question, demand;
    uint8_t asked;       /* bit s is set when the question is put to seat s ... */
    uint8_t waiting;     /* ... and here as long as the answer is missing */
    uint8_t winners;     /* bit s is set when seat s has won */
    uint8_t serena_gave; /* what Serena handed over in the first demand, 0 for nothing */
    bool by_rolando;
} Position;

/* ---- chance ------------------------------------------------------------------------------------------------------ */

/* xorshift64*; the state is never 0. */
static inline uint64_t draw(uint64_t *rng) {
    uint64_t x = *rng;
    x ^= x >> 12, x ^= x << 25, x ^= x >> 27;
    *rng = x;
    return x * 0x2545f4914f6cdd1dull;
}

static inline uint32_t below(uint64_t *rng, uint32_t n) { return (uint32_t)((draw(rng) >> 32) * n >> 32); }

static inline void shuffle(uint8_t *cards, int n, uint64_t *rng) {
    for (int i = n - 1; i > 0; i--) {
        int j = (int)below(rng, (uint32_t)i + 1);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* With -DBIT_DEPOSIT the processor finds the n-th set bit in one instruction instead of a loop that it cannot predict. */
static inline int any_of(Options options, uint64_t *rng) {
    uint32_t skip = below(rng, (uint32_t)__builtin_popcountll(options));
#ifdef BIT_DEPOSIT
    options = __builtin_ia32_pdep_di(1ull << skip, options);
#else
    for (; skip; skip--) options &= options - 1;
#endif
    return __builtin_ctzll(options);
}

/* ---- sets of Wonders --------------------------------------------------------------------------------------------- */

static inline Wonders one(int crowns) { return 1ull << 8 * crowns; }
static inline int count(Wonders m, int crowns) { return m >> 8 * crowns & 255; }
static inline int size(Wonders m) { return (int)(m * 0x0101010101010101ull >> 56); }
static inline int crowns(Wonders m) { return (int)(m * 0x0001020304050607ull >> 56); } /* 185 at most: fits the byte */

/* Bit c is set when a card with c crowns is there. */
static inline Options kinds(Wonders m) {
    Wonders present = (m + 0x7f7f7f7f7f7f7f7full) >> 7 & 0x0101010101010101ull;
    return present * 0x0102040810204080ull >> 56;
}

static inline int nth_card(Wonders m, int n) {
    int c = 1;
    for (; n >= count(m, c); c++) n -= count(m, c);
    return c;
}

/* ---- questions and their options --------------------------------------------------------------------------------- */

static Wonders whole_row(const Position *p) {
    Wonders sum = 0;
    for (int slot = 0; slot < p->players; slot++) sum += p->row[slot];
    return sum;
}

/* Answer 8c + d takes the pair c, d with c <= d; with a single card left answer c takes it (MIR-A7, A8). */
static Options lucia_options(Wonders row) {
    Options present = kinds(row), pairs = 0;
    if (size(row) == 1) return present;
    for (int c = 1; c <= KINDS; c++)
        if (present >> c & 1) {
            Options second = present >> c << c;
            if (count(row, c) == 1) second &= ~(1ull << c);
            pairs |= second << 8 * c;
        }
    return pairs;
}

static inline Options options(const Position *p, int seat) {
    switch (p->question) {
    case KEEP: return p->dealt[seat];
    case BID: return p->hand[seat];
    case ROLANDO_TAKE: return kinds(whole_row(p));
    case LUCIA_TAKE: return lucia_options(whole_row(p));
    case MIRELA_GIFT: return kinds(p->held[seat]);
    default: return 0;
    }
}

static int holder(const Position *p, int character) {
    for (int seat = 0; seat < p->players; seat++)
        if (p->character[seat] == character) return seat;
    return NOBODY;
}

static inline void ask(Position *p, Question question, unsigned seats) {
    p->question = (uint8_t)question;
    p->asked = p->waiting = (uint8_t)seats;
}

static inline void ask_all(Position *p, Question question) { ask(p, question, (1u << p->players) - 1); }

/* ---- the rounds -------------------------------------------------------------------------------------------------- */

static void turn_up(Position *p) {
    for (int slot = 0; slot < p->players; slot++) p->row[slot] += one(p->deck[p->drawn++]);
}

static void start(Position *p, int players, uint64_t seed) {
    uint8_t characters[CHARACTERS];
    memset(p, 0, sizeof *p);
    p->players = (uint8_t)players;
    p->chance = seed;
    for (int c = 0; c < CHARACTERS; c++) characters[c] = (uint8_t)c;
    shuffle(characters, CHARACTERS, &p->chance);
    int each = players <= 4 ? 3 : 2;
    for (int seat = 0; seat < players; seat++) {
        for (int i = 0; i < each; i++) p->dealt[seat] |= (uint16_t)(1u << characters[seat * each + i]);
        p->hand[seat] = FULL_HAND;
        p->character[seat] = NOBODY;
    }
    ask_all(p, KEEP);
}

static const uint8_t SORTED_DECK[DECK] = {1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
                                          3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7};

static void all_kept(Position *p) {
    for (int seat = 0; seat < p->players; seat++) p->character[seat] = (int8_t)p->sealed[seat];
    memcpy(p->deck, SORTED_DECK, DECK);
    shuffle(p->deck, DECK, &p->chance);
    turn_up(p);
    p->round = 1;
    ask_all(p, BID);
}

static void score(Position *p);

/* MIR-P5 to P11: bids in rising order, each takes one place, equal bids claim nothing. */
static void reveal(Position *p) {
    uint64_t tally = 0; /* four bits for every value */
    for (int seat = 0; seat < p->players; seat++) tally += 1ull << 4 * p->sealed[seat];
    for (int seat = 0; seat < p->players; seat++) {
        int shift = 4 * p->sealed[seat];
        p->hand[seat] ^= (uint16_t)(1u << p->sealed[seat]);
        if ((tally >> shift & 15) == 1) {
            uint64_t lower = tally & ((1ull << shift) - 1);
            int slot = (int)(lower * 0x1111111111111111ull >> 60);
            p->held[seat] += p->row[slot];
            p->row[slot] = 0;
        }
    }
    if (p->round == ROUNDS) {
        score(p);
        return;
    }
    turn_up(p);
    p->round++;
    ask_all(p, BID);
}

/* ---- scoring ----------------------------------------------------------------------------------------------------- */

static int points(const Position *p, int seat) {
    Wonders mine = p->held[seat];
    int cards = size(mine), plain = crowns(mine);
    switch (p->character[seat]) {
    case ALLIE: return plain + 8 * count(mine, 2);
    case EL: return 2 * (plain - 6 * count(mine, 6) - 7 * count(mine, 7));
    case FATIMA: return count(mine, 1) ? plain : 7 * cards;
    case MARIANO: return plain + (cards < 3 ? 50 : cards == 3 ? 25 : 0);
    case LANA: return plain + 2 * cards;
    case ALMA: return plain + (holder(p, NADA) == NOBODY ? 20 : 5);
    case NADA: return plain + (holder(p, ALMA) == NOBODY ? 20 : 5);
    default: return plain;
    }
}

static void count_points(Position *p) {
    int best = -1;
    for (int seat = 0; seat < p->players; seat++) {
        p->score[seat] = (int16_t)points(p, seat);
        if (p->score[seat] > best) best = p->score[seat], p->winners = 0;
        if (p->score[seat] == best) p->winners |= (uint8_t)(1u << seat);
    }
    ask(p, OVER, 0);
}

static void unknown(Position *p) {
    int taker = holder(p, UNKNOWN), lucia = holder(p, LUCIA);
    if (taker != NOBODY) {
        int altars = count(p->held[taker], ALTAR);
        for (int seat = 0; seat < p->players; seat++) {
            if (seat == taker || seat == lucia) continue;
            int cards = size(p->held[seat]), lost = altars < cards ? altars : cards;
            for (; lost; lost--, cards--) {
                int c = nth_card(p->held[seat], (int)below(&p->chance, (uint32_t)cards));
                p->held[seat] -= one(c);
                if (c == DREAM) p->held[taker] += one(DREAM);
            }
        }
    }
    count_points(p);
}

static void demand(Position *p, int taker) {
    unsigned givers = 0;
    int lucia = holder(p, LUCIA);
    for (int seat = 0; seat < p->players; seat++)
        if (seat != taker && seat != lucia && p->held[seat]) givers |= 1u << seat;
    p->demand++;
    ask(p, MIRELA_GIFT, givers);
    if (!givers) unknown(p);
}

static void hand_over(Position *p) {
    int taker = holder(p, MIRELA), serena = holder(p, SERENA), total = 0;
    for (unsigned givers = p->asked; givers; givers &= givers - 1) {
        int seat = __builtin_ctz(givers), c = p->sealed[seat];
        p->held[seat] -= one(c);
        p->held[taker] += one(c);
        total += c;
        if (seat == serena) p->serena_gave = (uint8_t)c;
    }
    if (p->demand == 1 && total < ENOUGH_FOR_MIRELA) demand(p, taker);
    else unknown(p);
}

static void from_serena(Position *p) {
    int seat = holder(p, SERENA);
    if (seat != NOBODY)
        for (int i = 0; i < SERENA_DRAWS; i++) p->held[seat] += one(p->deck[p->drawn++]);
    seat = holder(p, MIRELA);
    if (seat == NOBODY) unknown(p);
    else demand(p, seat);
}

static void from_lucia(Position *p) {
    int seat = holder(p, LUCIA);
    if (seat != NOBODY && whole_row(p)) ask(p, LUCIA_TAKE, 1u << seat);
    else from_serena(p);
}

static void test_rolando(Position *p, int seat) {
    if (kinds(p->held[seat]) == 0xfe) {
        p->by_rolando = true;
        p->winners = (uint8_t)(1u << seat);
        ask(p, OVER, 0);
    } else from_lucia(p);
}

static void score(Position *p) {
    int seat = holder(p, ROLANDO);
    if (seat == NOBODY) from_lucia(p);
    else if (whole_row(p)) ask(p, ROLANDO_TAKE, 1u << seat);
    else test_rolando(p, seat);
}

static void take(Position *p, int seat, int c) {
    int slot = 0;
    while (!count(p->row[slot], c)) slot++;
    p->row[slot] -= one(c);
    p->held[seat] += one(c);
}

/* ---- answers ----------------------------------------------------------------------------------------------------- */

/* False, and nothing changes, when the seat is not asked or the answer is not an option. */
static inline bool answer(Position *p, int seat, int a) {
    if (!(p->waiting >> seat & 1) || !(options(p, seat) >> a & 1)) return false;
    p->sealed[seat] = (uint8_t)a;
    p->waiting &= (uint8_t)~(1u << seat);
    if (p->waiting) return true;
    switch (p->question) {
    case KEEP: all_kept(p); break;
    case BID: reveal(p); break;
    case ROLANDO_TAKE:
        take(p, seat, a);
        test_rolando(p, seat);
        break;
    case LUCIA_TAKE:
        if (a >= 8) take(p, seat, a >> 3);
        take(p, seat, a & 7);
        from_serena(p);
        break;
    case MIRELA_GIFT: hand_over(p); break;
    }
    return true;
}

/* ---- another world that a seat cannot tell from this one --------------------------------------------------------- */

static int draw_character(unsigned *hidden, unsigned among, uint64_t *rng) {
    int c = any_of(*hidden & among, rng);
    *hidden &= ~(1u << c);
    return c;
}

static void redeal_characters(Position *p, int me, uint64_t *rng) {
    bool scoring = p->question >= ROLANDO_TAKE;
    unsigned hidden = ALL_CHARACTERS & ~(unsigned)p->dealt[me], shown = scoring ? NUMBERED : 0;
    for (int seat = 0; seat < p->players; seat++)
        if (seat != me && p->round && shown >> p->character[seat] & 1) hidden &= ~(1u << p->character[seat]);
    for (int seat = 0; seat < p->players; seat++)
        if (seat != me) {
            if (p->round && !(shown >> p->character[seat] & 1)) p->character[seat] = (int8_t)draw_character(&hidden, ~shown, rng);
            p->dealt[seat] = p->round ? (uint16_t)(1u << p->character[seat]) : 0;
        }
    int each = p->players <= 4 ? 3 : 2;
    for (int seat = 0; seat < p->players; seat++)
        if (seat != me)
            for (int more = each - (p->round > 0); more; more--) p->dealt[seat] |= (uint16_t)(1u << draw_character(&hidden, ~0u, rng));
}

static Wonders set_of(const uint8_t *cards, int n) {
    Wonders sum = 0;
    for (int i = 0; i < n; i++) sum += one(cards[i]);
    return sum;
}

/* Serena's draw is hidden from the others, but a card she has given since may have to be among it. */
static void redeal_serena(Position *p, int serena, uint64_t *rng) {
    uint8_t *unseen = p->deck + p->drawn - SERENA_DRAWS;
    Wonders gift = p->serena_gave ? one(p->serena_gave) : 0;
    Wonders claimed = p->held[serena] + gift - set_of(unseen, SERENA_DRAWS);
    int fixed = 0;
    if (gift && !count(claimed, p->serena_gave)) {
        int i = 0;
        while (unseen[i] != p->serena_gave) i++;
        unseen[i] = unseen[0];
        unseen[0] = p->serena_gave;
        fixed = 1;
    }
    shuffle(unseen + fixed, DECK - p->drawn + SERENA_DRAWS - fixed, rng);
    p->held[serena] = claimed - gift + set_of(unseen, SERENA_DRAWS);
}

static void redeal(Position *world, const Position *p, int me, uint64_t *rng) {
    *world = *p;
    world->chance = draw(rng);
    redeal_characters(world, me, rng);
    if (world->round) {
        bool serena_drew = world->drawn > ROUNDS * world->players;
        int serena = holder(world, SERENA);
        if (serena_drew && serena != me) redeal_serena(world, serena, rng);
        else shuffle(world->deck + world->drawn, DECK - world->drawn, rng);
    }
    for (int seat = 0; seat < world->players; seat++)
        if (seat != me && (world->asked & ~world->waiting) >> seat & 1)
            world->sealed[seat] = (uint8_t)any_of(options(world, seat), rng);
}

#endif
