import { sharedFolder, startPublicServices, startSite, startStandIn } from '@injsight/testing'
import { expect, test as base, untilAlive } from '../support/test.ts'

/** The one block of mainnet whose commit and validators were kept as a public node told them. */
const height = 180315901
const hash = '1A3159A8568679BE80288F694FF0EF738DC68744182D6026B579C7C6552CEE07'

/** The site of mainnet, by public services alone. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs: nothing
  baseURL: async ({}, use) => {
    const standIn = await startStandIn('')
    const services = await startPublicServices('', { ...standIn.settings, NETWORK: 'mainnet' })
    const site = await startSite(services.url)
    await use(site.url)
    await site.stop()
    await services.stop()
    await standIn.stop()
  },
})

test('[TX-08] [NET-02] a block of mainnet is proven in the browser by what public services tell', async ({
  page,
}) => {
  test.skip(sharedFolder('fixtures') === undefined, 'no ../shared/fixtures here')
  await page.goto(`/block/${height}/`)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Check it here' }).click()
  await expect(page.getByText('Proven in your browser')).toBeVisible()
  await expect(page.locator('[data-step=header]')).toContainText(hash)
  await expect(page.locator('[data-step=commit]')).toContainText('43 of 45 validators signed')
})
