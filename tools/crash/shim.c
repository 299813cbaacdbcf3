/*
 * Logs what a program does to the files below POWER_CUT_ROOT, so that a power cut can be simulated afterwards
 * (simulated-disk.ts). `kill -9` alone cannot reveal a missing fsync: the kernel keeps what was written. Loaded with LD_PRELOAD.
 *
 * It logs calls instead of keeping a second copy of every file: any power cut, mild or severe, can be simulated from
 * the log, and without a cut the log must reproduce exactly the files on disk, which shows that no call was missed.
 * That check is also why only the calls that SQLite makes are intercepted: it fails if any other call changes a file.
 *
 * Every call is logged twice, when it begins and when it has returned, because the kill may come in between. A record
 * is a single writev() to a file opened with O_APPEND, so records of several threads do not mix. A record consists of
 * its kind (1 byte), number of the call (4), file (4), offset or result (8), length (4), and that many bytes; integers
 * have this machine's byte order.
 *
 * The kill is sent from here too: once the file POWER_CUT_ORDER exists, after as many more records as it says. It thus
 * hits the middle of a commit, however slow the machine is and whatever the client is waiting for.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))real(#name))
#define FILES_MAX 65536

static const char *root;
static const char *order;
static int book = -1;
static atomic_int left = -1; /* records until the kill; negative as long as there is no order */
static atomic_uint calls, files;
static atomic_uint file_of[FILES_MAX]; /* by descriptor; 0 for files that are not logged */

static void *real(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

__attribute__((constructor)) static void begin(void) {
  const char *log = getenv("POWER_CUT_LOG");
  root = getenv("POWER_CUT_ROOT");
  order = getenv("POWER_CUT_ORDER");
  if (root && log) book = REAL(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void obey(void) {
  char digits[12] = {0};
  if (!order) return;
  if (left >= 0) {
    if (atomic_fetch_sub(&left, 1) <= 0) kill(getpid(), SIGKILL);
    return;
  }
  int fd = REAL(open)(order, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return;
  if (read(fd, digits, sizeof digits - 1) > 0) left = atoi(digits);
  REAL(close)(fd);
}

static void note(char what, uint32_t call, uint32_t file, int64_t number, const void *bytes, size_t size) {
  char head[21];
  uint32_t length = size;
  struct iovec parts[2] = {{head, sizeof head}, {(void *)bytes, size}};
  int kept = errno;
  head[0] = what;
  memcpy(head + 1, &call, 4);
  memcpy(head + 5, &file, 4);
  memcpy(head + 9, &number, 8);
  memcpy(head + 17, &length, 4);
  if (writev(book, parts, 2) != (ssize_t)(sizeof head + size)) abort();
  obey();
  errno = kept;
}

static uint32_t begins(char what, uint32_t file, int64_t number, const void *bytes, size_t size) {
  uint32_t call = atomic_fetch_add(&calls, 1) + 1;
  note(what, call, file, number, bytes, size);
  return call;
}

static int64_t returns(uint32_t call, int64_t result) {
  note('=', call, 0, result, "", 0);
  return result;
}

static uint32_t ours(int fd) { return fd >= 0 && fd < FILES_MAX ? file_of[fd] : 0; }

static int is_ours(const char *path) {
  size_t length = book < 0 ? 0 : strlen(root);
  return length > 0 && strncmp(path, root, length) == 0 && (path[length] == '/' || path[length] == 0);
}

#define OPEN(name, real_call, ...)                                             \
  int name(__VA_ARGS__, int flags, ...) {                                      \
    mode_t mode = 0;                                                           \
    va_list rest;                                                              \
    va_start(rest, flags);                                                     \
    if (flags & (O_CREAT | O_TMPFILE)) mode = va_arg(rest, mode_t);            \
    va_end(rest);                                                              \
    if (!is_ours(path)) return real_call;                                      \
    uint32_t file = atomic_fetch_add(&files, 1) + 1;                           \
    int64_t how = (flags & O_CREAT ? 1 : 0) | (flags & O_TRUNC ? 2 : 0);       \
    uint32_t call = begins('O', file, how, path, strlen(path));                \
    int fd = returns(call, real_call);                                         \
    if (fd >= FILES_MAX) abort();                                              \
    if (fd >= 0) file_of[fd] = file;                                           \
    return fd;                                                                 \
  }

OPEN(open, REAL(open)(path, flags, mode), const char *path)
OPEN(open64, REAL(open64)(path, flags, mode), const char *path)
OPEN(openat, REAL(openat)(folder, path, flags, mode), int folder, const char *path)
OPEN(openat64, REAL(openat64)(folder, path, flags, mode), int folder, const char *path)

int close(int fd) {
  if (ours(fd)) file_of[fd] = 0;
  return REAL(close)(fd);
}

#define WRITE(name, offset, real_call, ...)                                    \
  ssize_t name(int fd, const void *bytes, size_t size, ##__VA_ARGS__) {        \
    if (!ours(fd)) return real_call;                                           \
    uint32_t call = begins('W', ours(fd), offset, bytes, size);                \
    return returns(call, real_call);                                           \
  }

WRITE(write, lseek64(fd, 0, SEEK_CUR), REAL(write)(fd, bytes, size))
WRITE(pwrite, at, REAL(pwrite)(fd, bytes, size, at), off_t at)
WRITE(pwrite64, at, REAL(pwrite64)(fd, bytes, size, at), off64_t at)

#define CHANGE(name, what, number, real_call, ...)                             \
  int name(int fd, ##__VA_ARGS__) {                                            \
    if (!ours(fd)) return real_call;                                           \
    uint32_t call = begins(what, ours(fd), number, "", 0);                     \
    return returns(call, real_call);                                           \
  }

CHANGE(ftruncate, 'T', length, REAL(ftruncate)(fd, length), off_t length)
CHANGE(ftruncate64, 'T', length, REAL(ftruncate64)(fd, length), off64_t length)
CHANGE(fsync, 'S', 0, REAL(fsync)(fd))
CHANGE(fdatasync, 'S', 0, REAL(fdatasync)(fd))

int unlink(const char *path) {
  if (!is_ours(path)) return REAL(unlink)(path);
  uint32_t call = begins('U', 0, 0, path, strlen(path));
  return returns(call, REAL(unlink)(path));
}
