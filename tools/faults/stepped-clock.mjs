// Loaded before the server: SIGUSR2 sets the system's clock to the next of the steps that STEPS lists, in milliseconds.
const now = Date.now;
const steps = (process.env.STEPS ?? '').split(',').map(Number);
let step = 0;
process.on('SIGUSR2', () => {
  step = steps.shift() ?? 0;
});
Date.now = () => now() + step;
