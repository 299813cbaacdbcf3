import { CodeAnalysis, comparePlayer, finish } from 'inkling';

for (const n of ['knuth', 'expected', 'parts'] as const) {
  const s = CodeAnalysis.of({ places: 5, symbols: 8, repeats: true }, []);
  if (!s.ok) throw 0;
  const r = finish(comparePlayer(s.value, n, ''));
  console.log(n, r.total, r.average, r.histogram.join('/'));
}
