// Random games of Miraris through boardgame.io's own reducer, timed.
//
// Run: node run.js SECONDS PLAYERS [SEED]     prints one line of JSON
"use strict";

const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
const { Miraris, options } = require("./miraris.js");

const WARM_UP = 50, BATCH = 5;
const limit = Number(process.argv[2] ?? 1), players = Number(process.argv[3] ?? 4), seed = process.argv[4] ?? "1";

const game = ProcessGameConfig(Miraris);
const reducer = CreateGameReducer({ game });
const move = (playerID, action) => ({ type: "MAKE_MOVE", payload: { type: "answer", args: [action], playerID } });
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

function cpuSeconds() {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}

// Seats answer in rising order. A refused move leaves the state as it was, so it would show as a game without end.
function play(match) {
  let state = InitializeGame({ game: { ...game, seed: `${seed}:${match}` }, numPlayers: players });
  let decisions = 0;
  while (!state.ctx.gameover) {
    const seat = state.G.waiting[0];
    const next = reducer(state, move(String(seat), anyOf(options(state.G, seat))));
    if (next.G === state.G) throw new Error("a legal answer was refused");
    state = next;
    decisions++;
  }
  return { G: state.G, decisions };
}

for (let match = 0; match < WARM_UP; match++) play(`warm-up ${match}`);

let games = 0, decisions = 0, byPoints = 0, sum = 0, squares = 0, lengthSquares = 0, seconds;
const wins = Array(players).fill(0);
const begin = cpuSeconds();
do {
  for (let i = 0; i < BATCH; i++) {
    const played = play(games++);
    decisions += played.decisions;
    lengthSquares += played.decisions ** 2;
    for (const seat of played.G.winners) wins[seat] += 1 / played.G.winners.length;
    if (played.G.byRolando) continue;
    const mean = played.G.scores.reduce((total, score) => total + score, 0) / players;
    byPoints++;
    sum += mean;
    squares += mean * mean;
  }
  seconds = cpuSeconds() - begin;
} while (seconds < limit);

const mean = sum / byPoints, meanLength = decisions / games;
const line = {
  name: "boardgame.io",
  players,
  games,
  decisions,
  seconds,
  by_points: byPoints,
  mean_score: mean,
  score_sd: Math.sqrt(squares / byPoints - mean ** 2),
  length_sd: Math.sqrt(lengthSquares / games - meanLength ** 2),
  wins,
  // Its states are never changed, so nothing has to be copied; it has no notion of another possible deal.
  clone_us: null,
  redeal_us: null,
};
console.log(JSON.stringify(line));
