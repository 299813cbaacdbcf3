// Preloaded into the server: SIGUSR2 shifts the clock by the next of the steps in STEPS, in milliseconds.
const now = Date.now;
const steps = (process.env.STEPS ?? '').split(',').map(Number);
let step = 0;
process.on('SIGUSR2', () => {
  step = steps.shift() ?? 0;
});
Date.now = () => now() + step;
