import { chromium } from 'playwright-core';
const url = `http://localhost:4290/`;
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-quic'] });
const views = { day:{viewport:{width:1240,height:900}}, phone:{viewport:{width:375,height:812},hasTouch:true}, night:{viewport:{width:1240,height:900},colorScheme:'dark'}, forced:{viewport:{width:1240,height:900},forcedColors:'active'} };
const want = process.argv.slice(2);
for (const arg of want) {
  const [name, view, hash, ...cmds] = arg.split('|');
  const ctx = await browser.newContext({...views[view], reducedMotion:'reduce'});
  const page = await ctx.newPage();
  page.on('pageerror', e => console.log(name, 'PAGEERR', e.message));
  await page.goto(url + hash); await page.waitForTimeout(1500);
  for (const c of cmds) { await page.locator('#command').fill(c); await page.locator('#command').press('Enter'); await page.waitForTimeout(900); }
  await page.evaluate(() => document.activeElement?.blur());
  await page.screenshot({ path: `/tmp/s-${name}.png`, fullPage: view==='phone' });
  await ctx.close();
}
await browser.close();
