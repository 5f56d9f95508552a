// Both seats of every match; says "warm" and "enough" and, at the end, the milliseconds from each move to seen by both.
// They move as soon as they can or, with a pause, that many milliseconds after the last move.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Bench } = require("./game.cjs");

const [port, matches, warm, moves, pause] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const times = [];
let done = 0;

function sit(matchID, playerID, table) {
  const client = Client({ game: Bench, numPlayers: 2, matchID, playerID, debug: false, multiplayer: SocketIO({ server: address }) });
  let asked = -1;
  client.subscribe((state) => {
    if (!state || !state.isConnected) return;
    if (playerID === "0" && !table.full) {
      table.full = true; // the match is there now: the second seat finds it
      sit(matchID, "1", table);
    }
    const id = state._stateID;
    // Who moved shows it at once, before the server knows; the other has it from the server.
    if (table.sent && table.sent.by !== playerID && id > table.sent.id) {
      note(performance.now() - table.sent.at);
      table.sent = null;
    }
    if (table.full && state.ctx.currentPlayer === playerID && asked < id && !table.sent) {
      asked = id;
      const move = () => {
        if (client.getState()._stateID !== id) return;
        table.sent = { id, by: playerID, at: performance.now() };
        table.due = table.sent.at + pause;
        client.moves.mark((id * 7) % 120);
      };
      if (pause) setTimeout(move, Math.max(0, table.due - performance.now()));
      else setImmediate(move);
    }
  });
  client.start();
}

function note(time) {
  done += 1;
  if (done > warm) times.push(time);
  if (done === warm) console.log("warm");
  if (done === warm + moves) {
    console.log("enough");
    process.stdout.write(`${JSON.stringify(times)}\n`, () => process.exit(0)); // a pipe takes a long line in pieces
  }
}

for (let match = 0; match < matches; match++) sit(`m${match}`, "0", { full: false, sent: null, due: performance.now() + (pause * match) / matches });
