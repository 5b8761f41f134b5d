import { chromium } from '@playwright/test'
const base = process.argv[2]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const out='/tmp/shots-course'; import('node:fs').then(f=>f.mkdirSync(out,{recursive:true}))
for (const [w,h,scheme] of [[360,740,'light'],[1440,900,'dark']]) {
  const p = await b.newPage({ viewport:{width:w,height:h}, colorScheme: scheme, reducedMotion:'reduce' })
  p.on('pageerror', e=>console.log('ERR',e.message)); p.on('console',m=>m.type()==='error'&&console.log('CON',m.text()))
  await p.goto(base+'/puerto-rico/puzzles/',{waitUntil:'networkidle'}); await p.screenshot({path:`${out}/map-${w}.png`, fullPage:true})
  await p.goto(base+'/puerto-rico/puzzles/roles/',{waitUntil:'networkidle'}); await p.screenshot({path:`${out}/roles-${w}.png`})
  await p.locator('.spot.is-may[data-key^="role:"]').first().click(); await p.locator('.action-bar .main-action').click(); await p.waitForTimeout(500)
  await p.screenshot({path:`${out}/roles-wrong-${w}.png`})
  const show = p.getByRole('button',{name:'답 보기'}); if (await show.count()) { await show.click(); await p.waitForTimeout(500); await p.screenshot({path:`${out}/roles-shown-${w}.png`, fullPage:true}) }
  console.log(w, await p.evaluate(()=>document.documentElement.scrollWidth))
  await p.close()
}
await b.close()
