import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FaucetCard } from './faucet-card.tsx'

test('[ACCT-06] coins are asked for by a form, so that it works without scripts', () => {
  const html = renderToStaticMarkup(<FaucetCard path="/account/inj1aaa/coins/" about="Free" ask="Get some" />)
  expect(html).toContain('action="/account/inj1aaa/coins/"')
  expect(html).toContain('method="post"')
  expect(html).toContain('<button class="button button-main">Get some</button>')
})
