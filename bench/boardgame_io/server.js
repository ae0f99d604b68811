// Tic-tac-toe on boardgame.io's own server, kept in memory: what our server is compared with.
// Each line on stdin asks what was spent so far; the answer is one line of JSON. When stdin ends, so do we.
'use strict';
const net = require('net');
const readline = require('readline');

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function here(port, ...rest) { // it has no setting for the address to listen on
  return typeof port === 'number' ? listen.call(this, port, '127.0.0.1', ...rest) : listen.call(this, port, ...rest);
};
console.info = () => {};

const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

// Never over: a full board is wiped, so that nobody has to open a new match while it is measured.
const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (G.cells.every((mark) => mark !== null)) G.cells = Array(9).fill(null);
    },
  },
};

const port = Number(process.argv[2]);
Server({ games: [game], origins: [] }).run({ port, callback: () => console.log('ready') });
readline.createInterface({ input: process.stdin })
  .on('line', () => {
    global.gc();
    const { user, system } = process.cpuUsage();
    console.log(JSON.stringify({ cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() }));
  })
  .on('close', () => process.exit(0));
