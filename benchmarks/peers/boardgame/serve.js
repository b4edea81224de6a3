// boardgame.io's own server with tables of Miraris, measured from inside; tables come about when somebody comes to them.
//
// Run: node serve.js     prints its port, then for every line it reads one line of JSON: the CPU time in seconds since the line
// before, and the memory in megabytes
"use strict";

const { createInterface } = require("readline");
const { Server } = require("boardgame.io/server");
const { Miraris } = require("./miraris.js");

const { app } = Server({ games: [Miraris], origins: ["http://127.0.0.1"] });
app.listen({ port: 0, host: "127.0.0.1" }, () => console.log(app.server.address().port));

let before = process.cpuUsage();
createInterface({ input: process.stdin })
  .on("line", () => {
    const used = process.cpuUsage(before);
    before = process.cpuUsage();
    console.log(JSON.stringify({ cpu: (used.user + used.system) / 1e6, memory: process.memoryUsage.rss() / 1e6 }));
  })
  .on("close", () => process.exit());
