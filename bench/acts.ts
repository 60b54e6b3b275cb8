import { makeAccount, signTypedData, type LocalAccount } from '@injsight/local-chain'
import { startStack, type Stack } from '@injsight/testing'
import type { Page } from '@playwright/test'
import { launchChromium } from './site/chromium.ts'
import { printTable } from './report/print-table.ts'

// What an act costs whoever does it, on a chain of one's own: how long the list of wallets takes, and how long it is from
// the signature to the transaction on its page. It needs an injectived.
//   npm run bench -- acts       20 of each
//   npm run bench -- acts 5     or so many

const times = Number(process.argv[2] ?? 20)
const browser = await launchChromium()
const stack = await startStack({ name: 'bench-acts', chain: 'local' })
try {
  printTable('From a press on Connect to the list of wallets, everything in the cache', [await measureList()])
  printTable('From a signature to the transaction on its page', [await measureActs()])
} finally {
  await browser.close()
  await stack.stop()
}

async function measureList(): Promise<Record<string, string | number>> {
  const page = await openPage()
  const taken: number[] = []
  for (let time = 0; time <= times; time++) {
    await page.goto(`${stack.site}/blocks/`)
    await page.waitForTimeout(1500) // until the page's scripts listen
    taken.push(
      await page.evaluate(async () => {
        const began = performance.now()
        const isThere = () => document.querySelector('dialog[open] li button') !== null
        const { promise, resolve } = Promise.withResolvers<number>()
        const observer = new MutationObserver(() => isThere() && resolve(performance.now() - began))
        observer.observe(document, { subtree: true, childList: true, attributes: true })
        document.querySelector<HTMLElement>('header .wallet-button')?.click()
        return promise
      }),
    )
  }
  return describe(taken.slice(1)) // the first fills the cache
}

async function measureActs(): Promise<Record<string, string | number>> {
  const account = await giveCoins(stack)
  const page = await openPage()
  const signed = await injectWallet(page, account)
  const taken: number[] = []
  const heights: [height: number, at: number][] = []
  for (let time = 0; time < times; time++) {
    await page.goto(`${stack.site}/asset/inj/`)
    await page.waitForTimeout(300 + 97 * (time % 10)) // at any moment of a block
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const metamask = page.getByRole('button', { name: /MetaMask/ })
    const review = page.getByRole('button', { name: 'Review' })
    await review.or(metamask).waitFor()
    if (await metamask.isVisible()) await metamask.click()
    await page.getByRole('textbox', { name: 'To' }).fill(account.address)
    await page.getByLabel(/^Amount/).fill('0.001')
    await review.click()
    await page.getByRole('button', { name: 'Sign and send' }).click()
    await page
      .getByRole('link', { name: /^[0-9A-F]{64}$/ })
      .last()
      .click()
    await page.getByRole('heading', { level: 1, name: /sent/ }).waitFor()
    taken.push(Date.now() - (signed.at(-1) ?? Number.NaN))
    heights.push(await readHead(stack))
  }
  const [first = [0, 0], last = [0, 0]] = [heights[0], heights.at(-1)]
  const blockMs = (last[1] - first[1]) / (last[0] - first[0])
  return { ...describe(taken), 'time of a block, ms': Math.round(blockMs) }
}

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' })
  return context.newPage()
}

function describe(taken: number[]): Record<string, string | number> {
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return { times: taken.length, 'median, ms': at(0.5), 'p95, ms': at(0.95) }
}

/** A wallet of Ethereum in the page that signs at once. @returns when it has signed, in milliseconds since 1970 */
async function injectWallet(page: Page, { ethereum, key }: LocalAccount): Promise<number[]> {
  const signed: number[] = []
  await page.exposeFunction('askWallet', async (method: string, json: string) => {
    if (method === 'eth_chainId') return '0xaa36a7'
    if (method !== 'eth_signTypedData_v4') return [ethereum]
    const signature = await signTypedData(key, json)
    signed.push(Date.now())
    return signature
  })
  await page.addInitScript(() => {
    type Asked = { method: string; params?: string[] }
    const { askWallet } = globalThis as unknown as {
      askWallet: (method: string, json: string) => Promise<unknown>
    }
    const request = ({ method, params = [] }: Asked) => askWallet(method, params[1] ?? '')
    Object.assign(globalThis, { ethereum: { isMetaMask: true, request } })
  })
  return signed
}

async function giveCoins({ faucet }: Stack): Promise<LocalAccount> {
  const account = makeAccount()
  await fetch(`${faucet}/?address=${account.address}`)
  await new Promise((done) => setTimeout(done, 5000)) // until a block has them, and the index the block
  return account
}

/** The newest block, and its time. */
async function readHead({ index }: Stack): Promise<[number, number]> {
  const status = await fetch(`${index}/injsight/v1/status`)
  const { head, head_time: headTime } = (await status.json()) as Record<string, string>
  return [Number(head), Number(headTime)]
}
