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

test('[WASM-03] what a field can’t hold is told beside it when it is left, as the server tells it when it is sent', async ({
  page,
}) => {
  const path = `${token}action/execute/?message=transfer`
  const said = 'doesn’t fit: a whole number from 0 to 340282366920938463463374607431768211455 is wanted'
  await page.goto(`${path}&f.amount=1.5&send=yes`)
  const form = page.getByRole('form', { name: 'Fields of transfer' })
  const amount = form.getByLabel(/^amount/)
  await expect(amount).toHaveAccessibleDescription(new RegExp(said))
  await page.goto(path)
  await untilAlive(page)
  await amount.fill('2.5')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(async () => {
    await amount.focus()
    await amount.blur()
    await expect(amount).toHaveAccessibleDescription(new RegExp(`2\\.5\\S* ${said}`), { timeout: 1000 })
  }).toPass()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('25')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.getByRole('button', { name: 'Make the message' }).click()
  const recipient = form.getByLabel(/^recipient/)
  await expect(recipient).toBeFocused()
  await expect(recipient).toHaveAccessibleDescription(/^Nothing stands here: an address/)
  await expect(page).toHaveURL(path)
})
