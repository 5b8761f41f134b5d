import { expect, test } from './clean-page.ts'

test.use({ evaluateLimit: 1000 })

test('a script that never settles ends its test soon, in every page of it', async ({
  page,
  context,
}) => {
  const hangs = () => new Promise(() => undefined)
  for (const each of [page, await context.newPage()]) {
    await each.goto('/about/')
    await expect(each.evaluate(hangs)).rejects.toThrow('no answer of the page in 1000 ms')
    expect(await each.evaluate(() => 1 + 1)).toBe(2)
  }
})
