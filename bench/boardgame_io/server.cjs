const { Server } = require("boardgame.io/server");
const { Bench } = require("./game.cjs");

Server({ games: [Bench], origins: [/localhost/, /127\.0\.0\.1/] }).run({ port: Number(process.argv[2]), callback: () => console.log("open") });
