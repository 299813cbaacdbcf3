// Deals boards of Who's That Witch?, exactly uniformly among all boards that keep the rules.
import { placeWitch } from 'inkling';

const dealt = placeWitch({ level: 'medium', count: 2, seed: 'examples' });
if (!dealt.feasible) throw new Error(dealt.reason);
console.log(`${dealt.boardsTotal} boards keep the rules. Two of them:`);
for (const { squares } of dealt.boards) {
  const rows = Array.from({ length: dealt.size.rows }, () => []);
  for (const { row, type, pairId } of squares)
    rows[row].push(type === 'gameTile' ? String(pairId) : type === 'bomb' ? '*' : '+');
  console.log(`\n${rows.map((row) => row.join(' ')).join('\n')}`);
}
