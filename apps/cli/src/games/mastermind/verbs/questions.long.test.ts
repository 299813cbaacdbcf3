import { DIAGRAM_LIMITS } from '@inkling/codes/candidates/diagram/diagram-set';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

const { nodes: USUAL_NODES } = DIAGRAM_LIMITS;

/** Sets how much is counted before a player gives up. */
function allow(nodes: number): void {
  (DIAGRAM_LIMITS as { nodes: number }).nodes = nodes;
}

afterEach(() => allow(USUAL_NODES));

describe('choices, suggest, why, check and solve', () => {
  it('print JSON in the shapes of the contract', async () => {
    const choices = (await run('choices mastermind aabb:1,0 acdd:0,2 --json')).json();
    expect(choices).toMatchObject({ game: 'mastermind', rules: 'p4c6r', total: '1296' });
    expect(choices.places).toHaveLength(4);
    for (const place of choices.places) {
      const sum = place.reduce((total: number, { count }: { count: string }) => total + Number(count), 0);
      expect(String(sum)).toBe(choices.left);
    }
    expect(choices.codes).toEqual(choices.codes.toSorted());
    expect((await run('why mastermind 2 a aabb:0,1 --json')).json()).toMatchObject({
      place: 2,
      symbol: 'a',
      possible: false,
      turns: [1],
    });
    const possible = (await run('why mastermind 3 a aabb:0,1 --json')).json();
    expect(possible).toMatchObject({ possible: true, witness: expect.stringMatching(/^..a.$/) });
    expect((await run('suggest mastermind aabb:1,0 --top 1 --json')).json()).toMatchObject({
      game: 'mastermind',
      left: '256',
      strategy: 'knuth',
      suggestions: [{ guess: 'acdd', possible: true, worst: 44, parts: 13 }],
    });
  });

  it('colour the table in a pipe only if FORCE_COLOR asks for it, and not with NO_COLOR', async () => {
    const line = 'choices mastermind aabb:1,0';
    expect((await run(line)).out).not.toContain('\x1b');
    expect((await run(line, [], { env: { FORCE_COLOR: '1' } })).out).toContain(
      '\x1b[30;48;5;194m25%\x1b[39;49m',
    );
    expect((await run(line, [], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain('\x1b');
    expect((await run(line, [], { env: { FORCE_COLOR: '0' } })).out).not.toContain('\x1b');
  });

  it('wrap the table if it is wider than the terminal', async () => {
    const narrow = { terminal: true, columns: 60, env: { NO_COLOR: '1' } };
    const { out } = await run('choices mastermind aabb:1,0 --rules p4c12', [], narrow);
    expect(out.match(/^place /gm)).toHaveLength(2);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(60);
  });

  it('quote a symbol as it was typed', async () => {
    const { err } = await run('choices mastermind 1223:1A1B --rules bc');
    expect(err).toContain('“2” at place 3 is there already');
  });

  it('use the sampled strategy if there are too many codes to list', async () => {
    const { strategy, suggestions } = (await run('suggest mastermind --rules p9c20 --json')).json() as {
      strategy: string;
      suggestions: { worst: unknown }[];
    };
    expect([strategy, typeof suggestions[0]?.worst]).toEqual(['sampled', 'number']);
  });

  it('give the best guess so far on Ctrl-C', async () => {
    const stopped = await run('suggest mastermind --rules p16c20r --json', [], { interruptAt: 3 });
    expect(stopped.exit).toBe(130);
    expect(stopped.json()).toMatchObject({
      strategy: 'sampled',
      stopped: true,
      suggestions: [{ guess: 'aabbccddeeffgghh', worst: expect.stringMatching(/^\d{17,}$/) }],
    });
    expect(stopped.pauses).toBeLessThan(400);
    const people = await run('suggest mastermind aabbcc:2,1 --rules p6c9r', [], { interruptAt: 1 });
    expect([people.exit, people.out]).toEqual([130, expect.stringMatching(/^Stopped after [\d,]+ /)]);
  });

  it('report that the turns leave too much to count', async () => {
    allow(1000);
    const turns = 'abcdefghijklmnop:2,5 ponmlkjihgfedcba:1,6';
    const { exit, out, err } = await run(`choices mastermind --rules p16c20r ${turns}`);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(
      'p16c20r with these turns is more than can be counted within the budget; choose fewer places or symbols.',
    );
  });

  it.each(['choices', 'suggest', 'why 1 a', 'check'])('explain a contradiction: %s', async (verb) => {
    const [name, ...rest] = verb.split(' ');
    const args = [name!, 'mastermind', ...rest, 'aabb:1,0', 'ccdd:1,1', 'aabb:0,0'];
    const { exit, json } = await run([...args, '--json']);
    expect(exit).toBe(3);
    expect(json()).toMatchObject({ consistent: false, conflict: [1, 3], conflicts: [[1, 3]] });
    expect(
      json().repairs.map((repair: { turn: number; feedback: string }) => [repair.turn, repair.feedback]),
    ).toContainEqual([3, '1,0']);
    const people = await run(args);
    expect(people.exit).toBe(3);
    expect(people.out + people.err).toContain('Turns 1 and 3 cannot both be true.');
  });

  it('offer only repairs that resolve the contradiction', async () => {
    const turns = ['aabb:1,0', 'aabb:0,0', 'cdef:2,2'];
    const { repairs } = (await run(['check', 'mastermind', ...turns, '--json'])).json();
    expect(repairs.length).toBeGreaterThan(0);
    for (const { turn, feedback, left } of repairs) {
      const mended = turns.with(turn - 1, `${turns[turn - 1]!.split(':')[0]}:${feedback}`);
      expect((await run(['check', 'mastermind', ...mended, '--json'])).json()).toMatchObject({
        consistent: true,
        left,
      });
    }
  });

  it.each([
    'aabb:1,0',
    'AABB:1,0',
    '1122:1,0',
    'aabb 1 0',
    '1122:1A0B',
    '1122:1B0W',
    'Santa,Santa,Present,Present:1,0',
  ])('read the turn %s', async (turn) =>
    expect((await run(['check', 'mastermind', turn, '--json'])).json().left).toBe('256'),
  );

  it('read turns from standard input, and name a bad line by its number', async () => {
    const lines = ['# my game', '', 'aabb:1,0', '  ccdd 0 2 '];
    expect((await run('check mastermind - --json', lines)).json().left).toBe('24');
    const { exit, err } = await run('check mastermind -', [...lines, 'oops:1,0']);
    expect([exit, err]).toEqual([2, expect.stringContaining('Line 5 of the input, “oops:1,0”')]);
  });

  it('accept an answer that is partly unknown', async () => {
    const one = (await run(['choices', 'mastermind', 'aabb:1,?', '--json'])).json();
    const whole = await Promise.all(
      ['1,0', '1,1', '1,2'].map(
        async (answer) => (await run(`choices mastermind aabb:${answer} --json`)).json().left,
      ),
    );
    expect(Number(one.left)).toBe(whole.reduce((sum, left) => sum + Number(left), 0));
    expect((await run(['check', 'mastermind', 'aabb:?', '--json'])).json().left).toBe('1296');
    expect((await run(['why', 'mastermind', '2', 'a', 'aabb:0,?', '--json'])).json().turns).toEqual([1]);
    const wide = await run(['choices', 'mastermind', '--rules', 'p8c12', 'aabbccdd:1,?']);
    expect([wide.exit, wide.err]).toEqual([2, expect.stringContaining('where codes can be listed')]);
  });

  it('point out another way of counting that fits the answers', async () => {
    // The code is cdef, and the second number counts all symbols that are right, including the exact ones.
    const turns = ['cdab:2,2', 'fedc:0,4', 'aabb:0,0', 'cdee:3,3'];
    const refused = await run(['check', 'mastermind', ...turns]);
    expect([refused.exit, refused.err]).toEqual([
      2,
      expect.stringContaining('They fit if the second number counts every right symbol'),
    ]);
    const checked = (await run(['check', 'mastermind', 'cdab:2,2', 'aabb:0,0', 'ceea:1,2', '--json'])).json();
    expect(checked).toMatchObject({ consistent: false, scorings: [{ scoring: 'total' }] });
  });

  it('answer in the words of a skin, with canonical letters in JSON', async () => {
    const { json } = await run('choices mastermind SSPP:4,0 --skin winter --json');
    expect(json().places[3]).toEqual([{ symbol: 'b', name: 'Present', count: '1', share: 1 }]);
    expect((await run('why mastermind 2 s SSPP:0,1 --skin winter')).out).toBe(
      'Santa at place 2 is ruled out by turn 1.\n',
    );
  });

  it('answer in the names used in the turns, without being given the skin', async () => {
    const { out } = await run([
      'choices',
      'mastermind',
      'Santa,Santa,Tree,Bell:1,0',
      'present, Present, Tree, Bell:1,0',
    ]);
    expect(out).toContain('place     S     P     T     N     K     B');
    expect(out).toContain('S Santa, P Present, T Tree, N Snowman, K Stocking and B Bell.');
    const why = await run(['why', 'mastermind', '1', 'Santa', 'Santa,Santa,Tree,Bell:0,1']);
    expect(why.out).toBe('Santa at place 1 is ruled out by turn 1.\n');
    const plain = await run(['choices', 'mastermind', 'Santa,Santa,Tree,Bell:1,0', 'aabb:1,0']);
    expect(plain.out).toContain('place     a     b');
  });

  it('suggest rules with codes of the length that was typed', async () => {
    const five = 'Santa,Santa,Santa,Tree,Bell:1,2';
    const { exit, err } = await run(['choices', 'mastermind', five]);
    expect([exit, err]).toEqual([
      2,
      expect.stringContaining(
        'A code has 4 symbols, as in SPTN, and this has 5. With --rules p5c6r a code has 5.',
      ),
    ]);
    expect((await run(['check', 'mastermind', five, '--rules', 'p5c6r'])).exit).toBe(0);
  });

  it('show the turns of a player that gives up, and name one that would not', async () => {
    allow(1 << 18);
    const line = 'solve mastermind --rules p16c20 abcdefghijklmnop --player random --seed a';
    const { exit, out, err } = await run(line);
    expect([exit, err]).toEqual([2, expect.stringContaining('--player states counts nothing')]);
    expect(out).toMatch(/^ 1 {2}[a-t]{16} {2}\d+ exact/);
    expect(out).toMatch(/random gave up after \d guesses\.\n$/);
    const object = (await run(`${line} --json`)).json();
    expect(object).toMatchObject({ solved: false, error: { code: 'too-large' } });
    expect(object.turns.length).toBeGreaterThan(1);
  });
});
