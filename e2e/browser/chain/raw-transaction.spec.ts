import { transactionOf } from '../support/recorded.ts'
import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

const bankSend =
  'CqUBCogBChwvY29zbW9zLmJhbmsudjFiZXRhMS5Nc2dTZW5kEmgKKmluajF1ZHA5dDkyMm40cXY3ZGN6dXlyejVhcWVoZ3FtZDYweHczaHp4NhIqaW5qMWx2bHd0Zzh3d2xuZnF6Nng4NHMzNTlhdnJzbWx0dnE1czJ1M3EwGg4KA2luahIHMTIzNDU2NxIYaGVsbG8gZnJvbSBhIGxvY2FsIGNoYWluEnsKXApUCi0vaW5qZWN0aXZlLmNyeXB0by52MWJldGExLmV0aHNlY3AyNTZrMS5QdWJLZXkSIwohAgeBDF5NsKic8pgqlrzTE9zhj9PbpDEPQmLxDPSUgZ6vEgQKAggBEhsKFQoDaW5qEg44MDAwMDAwMDAwMDAwMBCgwh4aQKCB3wn4jiNmDJEkmbvE3bK0VTepdrwU4k34tdbda5UrTFe3QIhS+pD6RoXNYAR58Hx5d/h0FnKXTFSmQpSpk24='

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('[TX-07] a pasted transaction is read from base64 and from hex, and refused in words', async ({
      page,
    }) => {
      const main = page.getByRole('main')
      const field = page.getByLabel('Transaction, in hex or base64')
      for (const text of [bankSend, `0x${Buffer.from(bankSend, 'base64').toString('hex')}`]) {
        await page.goto('/raw-tx/')
        if (scripts) await untilAlive(page)
        await field.fill(text)
        await page.getByRole('button', { name: 'Read' }).click()
        await expect(main).toContainText(transactionOf('bank.send').hash)
        await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
          'sent 0.000000000001234567 INJ to',
        )
        await expect(main).toContainText('hello from a local chain')
        await expect(main).toContainText('500,000')
        await expect(main).toContainText('signed direct')
        await expect(field).toHaveValue(text)
      }
      await page.getByRole('button', { name: 'Try it without sending' }).click()
      await expect(page.getByRole('alert')).toContainText('It would not succeed.')
      await expect(page.getByRole('alert')).toContainText('not in this recording')
      await page.getByRole('button', { name: 'Send to the chain' }).click()
      await expect(page.getByRole('alert')).toContainText('It was not taken.')
      await expect(page.getByRole('alert')).toContainText('it takes no transactions')
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('sent')
    })
  })
}

test('[TX-07] a text that is no transaction is refused in words, beside the field', async ({ page }) => {
  await page.goto('/raw-tx/')
  await untilAlive(page)
  const field = page.getByLabel('Transaction, in hex or base64')
  for (const [text, said] of [
    ['<script>alert(1)</script>', 'This is neither hex nor base64.'],
    ['abcd', 'These bytes are no transaction.'],
    [bankSend.slice(0, 200), 'These bytes are no transaction.'],
    ['A'.repeat(200_000), 'These bytes are no transaction.'],
  ] as const) {
    await field.fill(text)
    await page.getByRole('button', { name: 'Read' }).click()
    await expect(page.getByRole('alert')).toHaveText(said)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(text)
  }
  expect(await findBarriers(page)).toEqual([])
})
