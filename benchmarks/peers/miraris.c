/* Random games of Miraris (miraris.h), timed.
 *
 * Build: gcc -O3 -march=native -o miraris miraris.c -lm
 * Run:   miraris SECONDS PLAYERS [SEED]     prints one line of JSON
 */
#include "miraris.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { BATCH = 200, COPIES = 20000, HALFWAY = 5 /* answers of each seat before copies are timed: round 5 begins */ };

static double cpu_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static inline void answer_at_random(Position *p, uint64_t *rng) {
    int seat = __builtin_ctz(p->waiting);
    if (!answer(p, seat, any_of(options(p, seat), rng))) abort();
}

/* Keeps the compiler from dropping a copy that nothing reads. */
static inline void used(Position *p) { __asm__ volatile("" : : "r"(p) : "memory"); }

int main(int argc, char **argv) {
    double limit = argc > 1 ? atof(argv[1]) : 1;
    int players = argc > 2 ? atoi(argv[2]) : 4;
    uint64_t rng = (argc > 3 ? strtoull(argv[3], NULL, 10) + 1 : 1) * 0x9e3779b97f4a7c15ull;
    if (players < 3 || players > SEATS) return fprintf(stderr, "Miraris is for 3 to 6 players\n"), 2;

    Position p;
    long games = 0, decisions = 0, by_points = 0;
    double sum = 0, squares = 0, length_squares = 0, wins[SEATS] = {0};
    double begin = cpu_seconds(), seconds;
    do {
        for (int i = 0; i < BATCH; i++, games++) {
            start(&p, players, draw(&rng));
            int length = 0;
            for (; p.question != OVER; length++) answer_at_random(&p, &rng);
            decisions += length, length_squares += length * length;
            for (int seat = 0; seat < players; seat++)
                if (p.winners >> seat & 1) wins[seat] += 1.0 / __builtin_popcount(p.winners);
            if (p.by_rolando) continue;
            double mean = 0;
            for (int seat = 0; seat < players; seat++) mean += (double)p.score[seat] / players;
            by_points++, sum += mean, squares += mean * mean;
        }
        seconds = cpu_seconds() - begin;
    } while (seconds < limit);

    Position copy;
    start(&p, players, draw(&rng));
    for (int i = 0; i < HALFWAY * players; i++) answer_at_random(&p, &rng);
    begin = cpu_seconds();
    for (int i = 0; i < COPIES; i++) copy = p, used(&copy);
    double clone_us = (cpu_seconds() - begin) * 1e6 / COPIES;
    begin = cpu_seconds();
    for (int i = 0; i < COPIES; i++) redeal(&copy, &p, 0, &rng), used(&copy);
    double redeal_us = (cpu_seconds() - begin) * 1e6 / COPIES;

    double mean = sum / (double)by_points, mean_length = (double)decisions / (double)games;
    printf("{\"name\": \"c\", \"players\": %d, \"games\": %ld, \"decisions\": %ld, \"seconds\": %.6f, \"by_points\": %ld, "
           "\"mean_score\": %.6f, \"score_sd\": %.6f, \"length_sd\": %.6f, \"wins\": [",
           players, games, decisions, seconds, by_points, mean, sqrt(squares / (double)by_points - mean * mean),
           sqrt(length_squares / (double)games - mean_length * mean_length));
    for (int seat = 0; seat < players; seat++) printf("%s%.3f", seat ? ", " : "", wins[seat]);
    printf("], \"clone_us\": %.5f, \"redeal_us\": %.5f}\n", clone_us, redeal_us);
    return 0;
}
