// Two seats that take turns, with a state about as large as one of our looks.
const cells = Array.from({ length: 120 }, (_, index) => ({ index, owner: null, marks: 0 }));

exports.Bench = {
  name: "bench",
  setup: () => ({ cells, hands: [[1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]], played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, index) => {
      G.cells[index].owner = playerID;
      G.cells[index].marks += 1;
      G.played += 1;
    },
  },
};
