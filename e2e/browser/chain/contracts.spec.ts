import { accountOf } from '../support/recorded.ts'
import { expect, test, untilAlive } from '../support/test.ts'

const token = '/contract/inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz/'

test('[WASM-02] a contract’s state is read by the forms of its own messages', async ({ page }) => {
  await page.goto(token)
  await untilAlive(page)
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await page.getByRole('link', { name: 'balance', exact: true }).click()
  await page.getByLabel(/^address/).fill('inj13l2j8jeerp93w72z3dlpnkjuckk2ss29unthwf')
  await page.getByRole('button', { name: 'Ask' }).first().click()
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('balance: “300000”')
  const whole = await page.getByRole('link', { name: 'Whole answer' }).getAttribute('href')
  const answer = await page.request.get(whole ?? '')
  expect(await answer.text()).toBe('{"balance":"300000"}')

  await page.goto(`${token}action/?msg=${encodeURIComponent('{"nonsense":{}}')}`)
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('The contract has no such message.')
  await expect(refusal.getByRole('link')).toHaveText([
    'balance',
    'token_info',
    'minter',
    'allowance',
    'all_allowances',
    'all_accounts',
    'marketing_info',
    'download_logo',
  ])
  await page.goto(`${token}action/?msg=%7Bx`)
  await expect(page.getByRole('alert')).toContainText('This is no message')

  await untilAlive(page)
  const editor = page.getByRole('textbox', { name: 'Message as JSON' })
  await editor.fill('')
  await editor.pressSequentially('{"ba')
  await expect(page.getByRole('option')).toHaveText(['balance'])
  await editor.press('Enter')
  await expect(editor).toHaveValue('{"balance":{"')
  await page.getByRole('option', { name: 'address' }).click()
  await expect(editor).toHaveValue('{"balance":{"address":""')
})

test('[WASM-02] what a contract would be told is made by a form, and said in words before anybody signs it', async ({
  page,
}) => {
  await page.goto(`${token}action/execute/?message=transfer`)
  await untilAlive(page)
  await page.getByLabel(/^recipient/).fill(accountOf('bob'))
  await page.getByLabel(/^amount/).fill('1500000')
  await page.getByLabel('Sender').first().fill(accountOf('alice'))
  await page.getByRole('button', { name: 'Make the message' }).first().click()
  const made = page.getByRole('region', { name: 'The message', exact: true })
  await expect(made).toContainText(/sent 1\.5 .LOCAL. \(CW20\) to/)
  await expect(made).toContainText(`--from ${accountOf('alice')}`)
})
