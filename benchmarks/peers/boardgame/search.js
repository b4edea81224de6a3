// boardgame.io's own MCTSBot on Miraris, from the first bid, timed. It knows no hidden cards: it searches the true game.
//
// Run: node search.js SECONDS PLAYERS [SEED]     prints one line of JSON
"use strict";

const { MCTSBot } = require("boardgame.io/ai");
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
const { Miraris, options } = require("./miraris.js");

const TURNS = 20;
const limit = Number(process.argv[2] ?? 1), players = Number(process.argv[3] ?? 4), seed = process.argv[4] ?? "1";

const game = ProcessGameConfig({ ...Miraris, seed });
const reducer = CreateGameReducer({ game });
// The bot plays games on with the first active player alone, and here everybody is active: so that one lists the answers of the
// seat whose turn it is to answer.
function enumerate(G, ctx, playerID) {
  if (playerID !== "0" || G.waiting.length === 0) return [];
  const seat = G.waiting[0];
  return options(G, seat).map((action) => ({
    type: "MAKE_MOVE",
    payload: { type: "answer", args: [action], playerID: String(seat) },
  }));
}

function cpuSeconds() {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}

let state = InitializeGame({ game, numPlayers: players });
for (let seat = 0; seat < players; seat++) {
  const payload = { type: "answer", args: [options(state.G, seat)[0]], playerID: String(seat) };
  state = reducer(state, { type: "MAKE_MOVE", payload });
}
if (state.G.round !== 1) throw new Error("the first bid is not asked for");

(async () => {
  const bot = new MCTSBot({ game, enumerate, seed, iterations: TURNS });
  await bot.play(state, "0");
  let turns = 0, seconds;
  const begin = cpuSeconds();
  do {
    await bot.play(state, "0");
    turns += TURNS;
    seconds = cpuSeconds() - begin;
  } while (seconds < limit);
  console.log(JSON.stringify({ turns, seconds }));
})();
