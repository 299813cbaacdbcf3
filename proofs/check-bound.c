/* check-bound: checks a proof ("inkling-bound 2") that no strategy for a deduction game costs less than a given total, or that none
 * of so many guesses at most does.
 *
 *     cc -std=c99 -O3 -o check-bound check-bound.c
 *     ./check-bound FILE                             (- is the standard input)
 *     ./check-bound --part K/N FILE                  checks only the lemmas whose number less one leaves K when divided by N
 *     ./check-bound --words ANSWERS ALLOWED FILE     for a proof about words: its two lists, one word a line
 *
 * Exit: 0 the proof holds, 1 it does not ("line N: WHAT" on standard error), 2 wrong usage.
 *
 * Written from docs/lower-bounds.md alone; that page says what the lines mean and why the rules are sound. The file is read
 * once. Of a lemma that is behind us only its claim, its size and its turns are kept. A guess that has a line is judged when
 * that line is read; the other guesses are judged when the lemma ends, one of each class that the symmetries carry together.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TURN(x, by) ((x) >> (by) | (x) << (32 - (by)))     /* the bits of a number, turned round */

enum { MAX_CODES = 16384, MAX_SYMBOLS = 20, MAX_LETTERS = 5, MAX_PLACES = 20, MAX_ANSWERS = 243, MAX_LINE = 1 << 20, MAX_LEMMAS = 4000000, MAX_TURNS = 40000000 };
enum { NEVER = 1000000000, UNLIMITED = 1 << 20 };   /* the cost of what no strategy does; guesses left where nothing limits them */
enum { SLOTS = 1 << 16, ARENA = 1 << 24 };      /* looks that are remembered within a lemma, and their secrets */

typedef struct { uint16_t guess; uint8_t answer; } Turn;
typedef struct { long claim; size_t first_turn, turns; int size, left; } Lemma;
typedef struct { int place[MAX_PLACES], name[MAX_SYMBOLS]; } Symmetry;
typedef struct { long generation; uint32_t start; int size; long value; } Look;

/* The game. Guesses are numbered, and first of all those that may be the secret: secret s is guess s. All codes may be, in the
 * order of the alphabet. Answers are numbered too. */
static int places, symbols, repeats, guess_count, secret_count, answers, solving;
static int is_words;                            /* words, and not codes */
static uint8_t symbol_at[MAX_CODES][MAX_PLACES];    /* of each guess, the symbol at each place */
static uint32_t key_of[MAX_CODES];              /* of each guess, its symbols as one number */
static uint16_t by_key[MAX_CODES];              /* the guesses, smallest key first */
static uint8_t *guess_rows, *secret_rows;       /* the answer to guess g where s is the secret, at [g * secret_count + s] and [s * guess_count + g] */
static int answer_number[MAX_PLACES + 1][MAX_PLACES + 1];
static const char *list_files[2];               /* of words: the answers, and all that are allowed */
static int list_sizes[2];

/* The lemmas so far; the last of them is the one being read. */
static Lemma *lemmas;
static Turn *turns;
static size_t lemma_count, lemma_room, turn_count, turn_room;

/* The lemma being read: its set, and what is known of its guesses. */
static uint16_t set[MAX_CODES], cells[MAX_CODES];
static int set_size, checking, saw_guess;
static unsigned long lemma_line;
static uint8_t in_set[MAX_CODES], set_answers[MAX_CODES], has_line[MAX_CODES];  /* of each code: in the set? how many answers? a line? */
static uint16_t parent[MAX_CODES];              /* the classes that symmetries carry together: union and find */
static uint8_t proved[MAX_CODES];               /* of each root of a class */
static long by_size[MAX_CODES + 1];             /* the B of the set */

/* The looks that are remembered: those of the present generation. Of the cell looked at: its guesses' answers, its codes, its B. */
static Look looks[SLOTS];
static uint16_t arena[ARENA];
static uint32_t arena_used, looks_used;
static long generation = 1, look_by_size[MAX_CODES + 1];
static uint8_t look_answers[MAX_CODES], in_look[MAX_CODES];

static FILE *input;
static char line[MAX_LINE + 1];
static unsigned long line_number;
static long total, within = UNLIMITED, opening = -1, part = 0, parts = 1;
static Lemma whole;                             /* what the proof is about: all secrets, or what the turns of `after` leave */

static void fault_at(unsigned long where, const char *what) {
    fprintf(stderr, "line %lu: %s\n", where, what);
    exit(1);
}
static void fault(const char *what) { fault_at(line_number, what); }

static void *room_for(void *old, size_t count, size_t size) {
    void *p = count > (size_t)-1 / size ? NULL : realloc(old, count * size);
    if (!p) fault("not enough memory");
    return p;
}

/* The next line, without its line feed, into `line`; 0 at the end of the file. */
static int next_line(void) {
    size_t length = 0;
    int c;
    line_number++;
    while ((c = getc(input)) != '\n') {
        if (c == EOF && ferror(input)) fault("the file cannot be read");
        if (c == EOF && length) break;
        if (c == EOF) return line[0] = 0;
        if (c < 32 || c > 126) fault("a byte that is not printable ASCII");
        if (length == MAX_LINE) fault("the line is too long");
        line[length++] = (char)c;
    }
    line[length] = 0;
    return 1;
}

/* Passes over `text` if it comes next. */
static int take(char **at, const char *text) {
    size_t length = strlen(text);
    if (strncmp(*at, text, length)) return 0;
    *at += length;
    return 1;
}

/* A number of one to nine digits, without zeros before it, or -1. */
static long take_number(char **at) {
    long n = 0;
    int digits = 0;
    if (**at == '0' && (*at)[1] >= '0' && (*at)[1] <= '9') return -1;
    for (; **at >= '0' && **at <= '9'; (*at)++, digits++) {
        if (digits == 9) return -1;
        n = 10 * n + (**at - '0');
    }
    return digits ? n : -1;
}

/* A number, or `none`, or -1. */
static long take_cost(char **at) { return take(at, "none") ? NEVER : take_number(at); }

static int code_of_key(uint32_t key) {
    int low = 0, high = guess_count - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (key_of[by_key[middle]] < key) low = middle + 1;
        else high = middle;
    }
    return key_of[by_key[low]] == key ? by_key[low] : -1;
}

static int take_code(char **at) {
    uint32_t key = 0;
    int code;
    for (int i = 0; i < places; i++, (*at)++) {
        if (**at < 'a' || **at >= 'a' + symbols) fault("not a guess of this game");
        key = key * (uint32_t)symbols + (uint32_t)(**at - 'a');
    }
    if ((code = code_of_key(key)) < 0) fault("not a guess of this game");
    return code;
}

static int take_answer(char **at) {
    int marks = 0;
    if (is_words) {
        for (int i = 0; i < places; i++, (*at)++) {
            if (**at != 'w' && **at != 'y' && **at != 'g') fault("not an answer of this game");
            marks = 3 * marks + (**at == 'g' ? 2 : **at == 'y');
        }
        return marks;
    }
    long exact = take_number(at);
    long near = take(at, ",") ? take_number(at) : -1;
    if (exact < 0 || near < 0 || exact + near > places) fault("not an answer of this game");
    return answer_number[exact][near];
}

/* PLACES/NAMES */
static void take_symmetry(char **at, Symmetry *y) {
    int place_used[MAX_PLACES] = { 0 }, name_used[MAX_SYMBOLS] = { 0 };
    if (is_words || places > 10) fault("no symmetries of words, or with more than ten places");
    for (int i = 0; i < places; i++, (*at)++) {
        y->place[i] = **at - '0';
        if (y->place[i] < 0 || y->place[i] >= places || place_used[y->place[i]]++) fault("not a symmetry: places");
    }
    if (!take(at, "/")) fault("not a symmetry");
    for (int i = 0; i < symbols; i++, (*at)++) {
        y->name[i] = **at - 'a';
        if (y->name[i] < 0 || y->name[i] >= symbols || name_used[y->name[i]]++) fault("not a symmetry: names");
    }
}

static void make_codes(void) {
    int count = 0, code[MAX_PLACES] = { 0 };
    for (;;) {                                  /* count through all words of so many letters */
        int used[MAX_SYMBOLS] = { 0 }, twice = 0, i;
        for (i = 0; i < places; i++) twice |= used[code[i]]++;
        if (repeats || !twice) {
            for (i = 0; i < places; i++) {
                symbol_at[count][i] = (uint8_t)code[i];
                key_of[count] = key_of[count] * (uint32_t)symbols + (uint32_t)code[i];
            }
            by_key[count] = (uint16_t)count;
            count++;
        }
        for (i = places - 1; i >= 0 && ++code[i] == symbols; i--) code[i] = 0;
        if (i < 0) break;
    }
}

static int answer_to(int g, int s) {
    int of_g[MAX_SYMBOLS] = { 0 }, of_s[MAX_SYMBOLS] = { 0 }, exact = 0, common = 0;
    for (int i = 0; i < places; i++) {
        exact += symbol_at[g][i] == symbol_at[s][i];
        of_g[symbol_at[g][i]]++;
        of_s[symbol_at[s][i]]++;
    }
    for (int i = 0; i < symbols; i++) common += of_g[i] < of_s[i] ? of_g[i] : of_s[i];
    return answer_number[exact][common - exact];
}

static void make_game(long p, long c) {
    long count = 1;
    if (p < 1 || c < 1 || (!repeats && p > c)) fault("not the rules of a game");
    if (c > MAX_SYMBOLS || p > MAX_PLACES) fault("the game is too large");
    for (long i = 0; i < p; i++) {
        count *= repeats ? c : c - i;
        if (count > MAX_CODES) fault("the game is too large");
    }
    places = (int)p, symbols = (int)c, guess_count = secret_count = (int)count;
    for (int e = 0; e <= places; e++)
        for (int near = 0; near <= places - e; near++) answer_number[e][near] = answers++;
    solving = answer_number[places][0];
    make_codes();
    guess_rows = secret_rows = room_for(NULL, (size_t)(count * count), 1);
    for (int s = 0; s < count; s++)
        for (int g = 0; g <= s; g++) guess_rows[s * count + g] = guess_rows[g * count + s] = (uint8_t)answer_to(g, s);
}

/* SHA-256 of a text, as 64 digits (FIPS 180-4). */
static void make_hash(const uint8_t *text, size_t length, char *digits) {
    uint32_t h[8], k[64];
    size_t blocks = (length + 8) / 64 + 1, n = 0;
    for (uint32_t p = 2; n < 64; p++) {         /* of the first primes, the first 32 bits behind the point of their roots */
        int is_prime = 1;
        long double root = 1;
        for (uint32_t d = 2; d * d <= p; d++) is_prime &= p % d != 0;
        if (!is_prime) continue;
        for (int i = 0; i < 64; i++) root -= (root * root * root - p) / (3 * root * root);
        k[n] = (uint32_t)(int64_t)((root - (long)root) * 4294967296.0L);
        if (n < 8) {
            for (root = p / 2.0L + 1; ; ) {
                long double next = (root + p / root) / 2;
                if (next >= root) break;
                root = next;
            }
            h[n] = (uint32_t)(int64_t)((root - (long)root) * 4294967296.0L);
        }
        n++;
    }
    for (size_t block = 0; block < blocks; block++) {
        uint32_t w[64], v[8];
        for (size_t i = 0; i < 16; i++) {
            w[i] = 0;
            for (size_t b = 64 * block + 4 * i, end = b + 4; b < end; b++) {
                size_t behind = 64 * blocks - 1 - b;    /* the last eight bytes are the length in bits */
                uint64_t byte = b < length ? text[b] : b == length ? 0x80 : behind < 8 ? (uint64_t)length * 8 >> 8 * behind & 255 : 0;
                w[i] = w[i] << 8 | (uint32_t)byte;
            }
        }
        for (int i = 16; i < 64; i++)
            w[i] = w[i - 16] + (TURN(w[i - 15], 7) ^ TURN(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7]
                 + (TURN(w[i - 2], 17) ^ TURN(w[i - 2], 19) ^ w[i - 2] >> 10);
        memcpy(v, h, sizeof v);
        for (int i = 0; i < 64; i++) {
            uint32_t x = v[7] + (TURN(v[4], 6) ^ TURN(v[4], 11) ^ TURN(v[4], 25)) + ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[i] + w[i];
            uint32_t y = (TURN(v[0], 2) ^ TURN(v[0], 13) ^ TURN(v[0], 22)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
            memmove(v + 1, v, 7 * sizeof *v);
            v[4] += x;
            v[0] = x + y;
        }
        for (int i = 0; i < 8; i++) h[i] += v[i];
    }
    for (int i = 0; i < 8; i++) sprintf(digits + 8 * i, "%08lx", (unsigned long)h[i]);
}

static int by_spelling(const void *a, const void *b) { return memcmp(a, b, (size_t)places + 1); }
static int by_keys(const void *a, const void *b) {
    uint32_t x = key_of[*(const uint16_t *)a], y = key_of[*(const uint16_t *)b];
    return x < y ? -1 : x > y;
}

/* list NAME COUNT sha256:HASH, and the words of that list, sorted, each with a line feed behind it. */
static uint8_t *take_list(int which) {
    char *at = line, hash[65];
    const char *file = list_files[which];
    size_t width = (size_t)places + 1, length = 0;
    uint8_t *text = room_for(NULL, (size_t)MAX_CODES + 1, width);
    long count;
    FILE *list;
    int c;
    next_line();
    if (!take(&at, which ? "list allowed " : "list answers ") || (count = take_number(&at)) < 0 || !take(&at, " sha256:")
        || strlen(at) != 64) fault("not the list that these rules go on with");
    if (!file) fault("the proof is about words: give its two lists with --words");
    if (!(list = fopen(file, "rb"))) fault("the list of words cannot be opened");
    for (; (c = getc(list)) != EOF && length < MAX_CODES * width; text[length++] = (uint8_t)c)
        if (length % width == (size_t)places ? c != '\n' : c < 'a' || c > 'z') fault("a line of the list is not a word of these rules");
    if (c != EOF || ferror(list) || !length || length % width) fault("the list of words is too long, empty or cut off");
    fclose(list);
    list_sizes[which] = (int)(length / width);
    qsort(text, length / width, width, by_spelling);
    for (size_t i = width; i < length; i += width) if (!memcmp(text + i, text + i - width, width)) fault("a word is in the list twice");
    make_hash(text, length, hash);
    if (count != list_sizes[which] || strcmp(at, hash)) fault("not the list of words that the proof is about");
    return text;
}

static int marks_of(int g, int s) {
    int left[26] = { 0 }, marks = 0;
    for (int i = 0; i < places; i++) left[symbol_at[s][i]] += symbol_at[s][i] != symbol_at[g][i];
    for (int i = 0; i < places; i++)
        marks = 3 * marks + (symbol_at[s][i] == symbol_at[g][i] ? 2 : left[symbol_at[g][i]]-- > 0);
    return marks;
}

/* Words: answers first, then what else is allowed. */
static void make_words(long letters) {
    uint8_t *list[2];
    size_t width = (size_t)letters + 1;
    if (letters < 1 || letters > MAX_LETTERS) fault("the game is too large");
    is_words = 1, places = (int)letters, symbols = 26, answers = 1;
    for (int i = 0; i < places; i++) answers *= 3;
    solving = answers - 1;
    list[0] = take_list(0);
    list[1] = take_list(1);
    secret_count = list_sizes[0];
    for (int which = 0; which < 2; which++)
        for (int i = 0; i < list_sizes[which]; i++) {
            const uint8_t *word = list[which] + width * (size_t)i;
            if (which && bsearch(word, list[0], (size_t)secret_count, width, by_spelling)) continue;
            if (guess_count == MAX_CODES) fault("too many words");
            for (int at = 0; at < places; at++) {
                symbol_at[guess_count][at] = (uint8_t)(word[at] - 'a');
                key_of[guess_count] = 26 * key_of[guess_count] + (uint32_t)(word[at] - 'a');
            }
            by_key[guess_count] = (uint16_t)guess_count;
            guess_count++;
        }
    if (guess_count != list_sizes[1]) fault("a word that may be the answer is not allowed as a guess");
    free(list[0]), free(list[1]);
    qsort(by_key, (size_t)guess_count, sizeof *by_key, by_keys);
    guess_rows = room_for(NULL, (size_t)guess_count, (size_t)secret_count);
    secret_rows = room_for(NULL, (size_t)guess_count, (size_t)secret_count);
    for (int g = 0; g < guess_count; g++)
        for (int s = 0; s < secret_count; s++)
            guess_rows[g * secret_count + s] = secret_rows[s * guess_count + g] = (uint8_t)marks_of(g, s);
}

static const uint8_t *answers_of(int guess) { return guess_rows + guess * secret_count; }

static int image(int code, const Symmetry *y) {
    uint32_t key = 0;
    for (int i = 0; i < places; i++) key = key * (uint32_t)symbols + (uint32_t)y->name[symbol_at[code][y->place[i]]];
    return code_of_key(key);
}

static long larger(long a, long b) { return a > b ? a : b; }

/* How many different answers each guess has on these secrets; where there are few answers, each is a bit. */
static void count_answers(const uint16_t *secrets, int n, uint8_t *counts) {
    static uint32_t bits[MAX_CODES];
    static unsigned long seen[MAX_ANSWERS], now;
    for (int g = 0; answers > 32 && g < guess_count; g++) {
        const uint8_t *row = answers_of(g);
        int count = 0;
        now++;
        for (int i = 0; i < n; i++) {
            count += seen[row[secrets[i]]] != now;
            seen[row[secrets[i]]] = now;
        }
        counts[g] = (uint8_t)count;
    }
    if (answers > 32) return;
    memset(bits, 0, (size_t)guess_count * sizeof *bits);
    for (int i = 0; i < n; i++) {
        const uint8_t *row = secret_rows + secrets[i] * guess_count;
        for (int g = 0; g < guess_count; g++) bits[g] |= (uint32_t)1 << (row[g] & 31);
    }
    for (int g = 0; g < guess_count; g++) {     /* add up the bits */
        uint32_t b = bits[g] - ((bits[g] >> 1) & 0x55555555u);
        b = (b & 0x33333333u) + ((b >> 2) & 0x33333333u);
        b = (b + (b >> 4)) & 0x0f0f0f0fu;
        counts[g] = (uint8_t)((b * 0x01010101u) >> 24);
    }
}

/* B(0) to B(n) with so many guesses left, where guesses have so many answers on the set and `member` says which of them are in it. */
static void size_bounds(const uint8_t *counts, const uint8_t *member, int n, int left, long *bound) {
    long p = 1, q = 0, reach = 1, depth = 1;    /* reach is A(depth) */
    for (int g = 0; g < guess_count; g++)
        if (member[g]) p = larger(p, counts[g]);
        else q = larger(q, counts[g]);
    bound[0] = 0;
    for (int m = 1; m <= n; m++) {
        if (m > reach) {                        /* A grows by one at least, and m by one at most */
            reach = larger(reach + 1, larger(1 + (p - 1) * reach, q * reach));
            depth++;
        }
        bound[m] = depth > left ? NEVER : bound[m - 1] + depth;
    }
}

/* The least that n secrets in k cells can cost by size: B grows ever faster, so cells of equal size are the cheapest. */
static long long least_in_cells(int n, int k, const long *bound) {
    return k ? (long long)(k - n % k) * bound[n / k] + (n % k ? (long long)(n % k) * bound[n / k + 1] : 0) : 0;
}

/* What two guesses say of a cell of three secrets or more with so many guesses left, or by_size[n] if that is no less. Guesses with many answers come
 * first, and a guess is tried only if the number of its answers leaves room for less than the least so far. A guess with one
 * answer is passed over: there are several secrets, so that answer does not solve. */
static long look_at(const uint16_t *secrets, int n, int left) {
    long long least = -1;
    long most = 0;
    count_answers(secrets, n, look_answers);
    for (int i = 0; i < n; i++) in_look[secrets[i]] = 1;
    size_bounds(look_answers, in_look, n, left - 1, look_by_size);
    for (int g = 0; g < guess_count; g++) most = larger(most, look_answers[g]);
    for (int k = (int)most; k > 1 && (least < 0 || least > by_size[n]); k--) {
        long long low[2];                            /* of guesses with k answers outside of the cell, and in it */
        const uint8_t *next = look_answers, *end = look_answers + guess_count;
        low[0] = n + least_in_cells(n, k, look_by_size);
        low[1] = n + least_in_cells(n - 1, k - 1, look_by_size);
        if (least >= 0 && low[0] >= least && low[1] >= least) break;    /* fewer answers are no better */
        while (next < end && (next = memchr(next, k, (size_t)(end - next))) != NULL) {
            int g = (int)(next++ - look_answers);
            const uint8_t *row = answers_of(g);
            int size[MAX_ANSWERS];
            long long cost = n;
            if (least >= 0 && low[in_look[g]] >= least) continue;
            memset(size, 0, (size_t)answers * sizeof *size);
            for (int i = 0; i < n; i++) size[row[secrets[i]]]++;
            for (int a = 0; a < answers; a++) if (a != solving) cost += look_by_size[size[a]];
            if (least < 0 || cost < least) least = cost;
        }
    }
    for (int i = 0; i < n; i++) in_look[secrets[i]] = 0;
    return least > NEVER ? NEVER : larger((long)least, by_size[n]);
}

static void forget_looks(void) { generation++, arena_used = looks_used = 0; }

/* The same, remembered within the lemma by the very secrets. */
static long look(const uint16_t *secrets, int n, int left) {
    uint32_t hash = 2166136261u, slot;
    for (int i = 0; i < n; i++) hash = (hash ^ secrets[i]) * 16777619u;
    hash ^= hash >> 15;
    for (slot = hash % SLOTS; looks[slot].generation == generation; slot = (slot + 1) % SLOTS)
        if (looks[slot].size == n && !memcmp(arena + looks[slot].start, secrets, (size_t)n * sizeof *secrets))
            return looks[slot].value;
    if (looks_used >= SLOTS / 4 * 3 || arena_used + (uint32_t)n > ARENA) {
        forget_looks();
        slot = hash % SLOTS;
    }
    looks[slot] = (Look){ generation, arena_used, n, look_at(secrets, n, left) };
    memcpy(arena + arena_used, secrets, (size_t)n * sizeof *secrets);
    arena_used += (uint32_t)n;
    looks_used++;
    return looks[slot].value;
}

/* The cells of a guess on the set: those of answer a are cells[start[a]] up to cells[start[a + 1]]. */
static void make_cells(int g, int *start) {
    const uint8_t *row = answers_of(g);
    int fill[MAX_ANSWERS];
    memset(start, 0, (size_t)(answers + 1) * sizeof *start);
    for (int i = 0; i < set_size; i++) start[row[set[i]] + 1]++;
    for (int a = 0; a < answers; a++) start[a + 1] += fill[a] = start[a];
    for (int i = 0; i < set_size; i++) cells[fill[row[set[i]]]++] = set[i];
}

/* Do n and what is known of the cells reach the claim of the lemma? cited[a] is what a lemma says of a cell, or -1. */
static int reaches(const Lemma *l, const int *start, const long *cited) {
    long long sum = set_size;
    long known[MAX_ANSWERS];
    uint8_t open[MAX_ANSWERS];                  /* cells that two guesses may say more of */
    for (int a = 0; a < answers; a++) {
        int size = start[a + 1] - start[a];
        open[a] = a != solving && size >= 3;
        known[a] = larger(cited[a], by_size[size]);
        if (a != solving) sum += known[a];
    }
    while (sum < l->claim) {
        int best = -1, most = 0;
        for (int a = 0; a < answers; a++)
            if (open[a] && start[a + 1] - start[a] > most) most = start[(best = a) + 1] - start[a];
        if (best < 0) return 0;
        open[best] = 0;
        sum += larger(0, look(cells + start[best], most, l->left - 1) - known[best]);
    }
    return 1;
}

static int root_of(int g) {
    while (parent[g] != g) g = parent[g] = parent[parent[g]];
    return g;
}

/* TURN...: keeps the turns, and leaves in `set` the secrets that agree with them. */
static void take_turns(char *at, Lemma *l) {
    l->first_turn = turn_count;
    for (set_size = 0; set_size < secret_count; set_size++) set[set_size] = (uint16_t)set_size;
    while (*at) {
        int guess = take(&at, " ") ? take_code(&at) : -1, kept = 0;
        int answer = guess >= 0 && take(&at, ":") ? take_answer(&at) : -1;
        const uint8_t *row;
        if (answer < 0) fault("not a turn");
        if (turn_count == MAX_TURNS) fault("too many turns");
        if (turn_count == turn_room) turns = room_for(turns, turn_room = 2 * turn_room + 64, sizeof *turns);
        turns[turn_count++] = (Turn){ (uint16_t)guess, (uint8_t)answer };
        row = answers_of(guess);
        for (int i = 0; i < set_size; i++) if (row[set[i]] == answer) set[kept++] = set[i];
        set_size = kept;
    }
    l->turns = turn_count - l->first_turn;
    l->size = set_size;
}

/* > CLAIM TURN... or, with a limit, > CLAIM/LEFT TURN... */
static void begin_lemma(char *at) {
    Lemma *l;
    if (lemma_count == MAX_LEMMAS) fault("too many lemmas");
    if (lemma_count == lemma_room) lemmas = room_for(lemmas, lemma_room = 2 * lemma_room + 64, sizeof *lemmas);
    l = &lemmas[lemma_count++];
    if ((l->claim = take_cost(&at)) < 0 || (within == UNLIMITED && l->claim == NEVER)) fault("not a claim");
    l->left = UNLIMITED;
    if (within < UNLIMITED) {
        long left = take(&at, "/") ? take_number(&at) : -1;
        if (left < 1 || left > within) fault("not a number of guesses left");
        l->left = (int)left;
    }
    take_turns(at, l);
    if (set_size == 0) fault("no secret agrees with these turns");
    lemma_line = line_number;
    saw_guess = 0;
    memset(has_line, 0, (size_t)guess_count);
    checking = (long)((lemma_count - 1) % (size_t)parts) == part;
    if (!checking) return;
    memset(in_set, 0, (size_t)guess_count);
    memset(proved, 0, (size_t)guess_count);
    for (int i = 0; i < set_size; i++) in_set[set[i]] = 1;
    for (int g = 0; g < guess_count; g++) parent[g] = (uint16_t)g;
    count_answers(set, set_size, set_answers);
    size_bounds(set_answers, in_set, set_size, l->left - 1, by_size);
    forget_looks();
}

/* ~ PLACES/NAMES */
static void symmetry_line(char *at) {
    Symmetry y;
    if (!lemma_count) fault("a symmetry before the first lemma");
    if (saw_guess) fault("a symmetry behind a guess of the lemma");
    take_symmetry(&at, &y);
    if (*at) fault("not a symmetry: something behind it");
    if (!checking) return;
    for (int i = 0; i < set_size; i++) if (!in_set[image(set[i], &y)]) fault("not a symmetry of the lemma's set");
    for (int g = 0; g < guess_count; g++) parent[root_of(g)] = (uint16_t)root_of(image(g, &y));
}

/* Does y (or none) map the set of the lemma onto the cell? It does if its size is right and the cell agrees with the images of its turns. */
static int maps_onto(const Lemma *l, const Symmetry *y, const uint16_t *cell, int n) {
    if (l->size != n) return 0;
    for (size_t t = 0; t < l->turns; t++) {
        const Turn *turn = &turns[l->first_turn + t];
        const uint8_t *row = answers_of(y ? image(turn->guess, y) : turn->guess);
        for (int i = 0; i < n; i++) if (row[cell[i]] != turn->answer) return 0;
    }
    return 1;
}

/* GUESS ANSWER=LEMMA... */
static void guess_line(char *at) {
    int start[MAX_ANSWERS + 1], g;
    long cited[MAX_ANSWERS];
    if (!lemma_count) fault("a guess before the first lemma");
    g = take_code(&at);
    if (has_line[g]++) fault("the guess has a line in this lemma already");
    if (!*at) fault("a guess that cites nothing");
    saw_guess = 1;
    for (int a = 0; a < answers; a++) cited[a] = -1;
    if (checking) make_cells(g, start);
    while (*at) {
        int answer = take(&at, " ") ? take_answer(&at) : -1, mapped;
        long number;
        Symmetry y;
        if (answer < 0 || !take(&at, "=") || (number = take_number(&at)) < 0) fault("not a citation");
        if (number < 1 || (size_t)number >= lemma_count) fault("cites a lemma that is not there yet");
        if ((mapped = take(&at, "/")) != 0) take_symmetry(&at, &y);
        if (answer == solving) fault("cites a lemma for the solving answer");
        if (cited[answer] >= 0) fault("the cell is cited twice");
        cited[answer] = lemmas[number - 1].claim;
        if (lemmas[number - 1].left < lemmas[lemma_count - 1].left - 1) fault("cites a lemma with fewer guesses left");
        if (!checking) continue;
        if (start[answer] == start[answer + 1]) fault("cites a lemma for an empty cell");
        if (!maps_onto(&lemmas[number - 1], mapped ? &y : NULL, cells + start[answer], start[answer + 1] - start[answer]))
            fault("the lemma's set is not mapped onto the cell");
    }
    if (!checking) return;
    if (!proved[root_of(g)]) proved[root_of(g)] = (uint8_t)reaches(&lemmas[lemma_count - 1], start, cited);
}

/* Guesses that no line has proved. Without citations, guesses of one class have the same cells: one of them that has no line stands for all. */
static void end_lemma(int last) {
    long cited[MAX_ANSWERS];
    int start[MAX_ANSWERS + 1];
    if (!checking) return;
    for (int a = 0; a < answers; a++) cited[a] = -1;
    for (int g = 0; g < guess_count; g++) {
        int root = root_of(g);
        if (proved[root] || has_line[g]) continue;
        if (last && opening >= 0 ? root != root_of((int)opening) : set_answers[g] == 1 && !in_set[g]) continue;
        make_cells(g, start);
        if (!reaches(&lemmas[lemma_count - 1], start, cited)) fault_at(lemma_line, "the lemma is not proved");
        proved[root] = 1;
    }
    for (int g = 0; g < guess_count; g++) {           /* all guesses of a class may have lines, and none of them be proved */
        if (proved[root_of(g)]) continue;
        if (last && opening >= 0 ? g == opening : set_answers[g] > 1 || in_set[g]) fault_at(lemma_line, "the lemma is not proved");
    }
}

static void read_header(void) {
    char *at = line;
    long p, c;
    next_line();
    if (strcmp(line, "inkling-bound 2")) fault("not a proof of this format and version");
    next_line();
    if (take(&at, "rules word")) {
        if ((p = take_number(&at)) < 0 || *at) fault("not the rules of a game");
        make_words(p);
    } else {
        if (!take(&at, "rules p") || (p = take_number(&at)) < 0 || !take(&at, "c") || (c = take_number(&at)) < 0
            || !((repeats = take(&at, "r")) || take(&at, "n")) || *at) fault("not the rules of a game");
        make_game(p, c);
    }
    next_line();
    at = line;
    if (take(&at, "within ")) {
        if ((within = take_number(&at)) < 1 || within > 999 || *at) fault("not a limit of guesses");
        next_line();
        at = line;
    }
    if (!take(&at, "total ") || (total = take_cost(&at)) < 0 || (within == UNLIMITED && total == NEVER) || *at) fault("not a total");
}

int main(int argc, char **argv) {
    const char *name = NULL;
    unsigned long head;                         /* lines */
    int ended = 0, usable = 1;
    for (int i = 1; i < argc && usable; i++) {
        char *of = i + 1 < argc ? argv[i + 1] : NULL;
        if (of && !strcmp(argv[i], "--part")) {
            usable = (part = take_number(&of)) >= 0 && take(&of, "/") && (parts = take_number(&of)) > part && !*of;
            i++;
        } else if (i + 2 < argc && !strcmp(argv[i], "--words")) {
            list_files[0] = argv[++i];
            list_files[1] = argv[++i];
        } else {
            usable = !name && strncmp(argv[i], "--", 2) != 0;
            name = argv[i];
        }
    }
    if (!usable || !name) {
        fprintf(stderr, "usage: check-bound [--part K/N] [--words ANSWERS ALLOWED] FILE\n");
        return 2;
    }
    if (!(input = strcmp(name, "-") ? fopen(name, "rb") : stdin)) {
        fprintf(stderr, "%s: cannot be opened\n", name);
        return 2;
    }
    read_header();
    head = line_number;
    whole.size = secret_count;
    while (next_line()) {
        char *at = line;
        if (ended) fault("something after the end");
        if (line_number == head + 1 && !whole.turns && !strncmp(at, "after ", 6)) take_turns(at + 5, &whole), head++;
        else if (line_number == head + 1 && take(&at, "opening ")) {
            opening = take_code(&at);
            if (*at) fault("not an opening");
        } else if (take(&at, "> ")) {
            if (lemma_count) end_lemma(0);
            begin_lemma(at);
        } else if (take(&at, "~ ")) symmetry_line(at);
        else if (take(&at, ". ")) {
            long count = take_number(&at);
            if (count < 0 || *at) fault("not a count");
            if (!lemma_count || (size_t)count != lemma_count) fault("the count of lemmas is wrong");
            if (!maps_onto(&whole, NULL, set, set_size)) fault_at(lemma_line, "the last lemma is of another set than the proof");
            if (lemmas[count - 1].claim < total || lemmas[count - 1].left < within)
                fault_at(lemma_line, "the last lemma claims less than the proof");
            end_lemma(1);
            ended = 1;
        } else if (*line >= 'a' && *line <= 'z') guess_line(at);
        else fault("not a line of a proof");
    }
    if (!ended) fault("the file ends too early");
    if (is_words) printf("words, %d of %d may be the answer", secret_count, guess_count);
    else printf("p%dc%d%c", places, symbols, repeats ? 'r' : 'n');
    printf(": no strategy");
    if (within < UNLIMITED) printf(" within %ld guesses", within);
    if (total < NEVER) printf(" costs less than %ld", total);
    if (whole.turns) printf(" after %lu turns", (unsigned long)whole.turns);
    if (opening >= 0) printf(", beginning with ");
    for (int i = 0; opening >= 0 && i < places; i++) putchar('a' + symbol_at[opening][i]);
    printf(" (%lu lemma%s", (unsigned long)lemma_count, lemma_count == 1 ? "" : "s");
    if (parts > 1) printf("; only part %ld/%ld of them checked", part, parts);
    puts(")");
    return fflush(stdout) || ferror(stdout) ? 1 : 0;
}
