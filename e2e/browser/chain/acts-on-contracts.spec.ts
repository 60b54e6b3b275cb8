import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { readAccount } from '@injsight/chain'
import { contracts, localAccounts, pack, sendTransaction, type LocalAccount } from '@injsight/local-chain'
import { fetchChanged, reviewAct, untilIncluded } from '../support/act-as.ts'
import { giveCoins } from '../support/give-coins.ts'
import { findStack } from '../support/stacks.ts'
import { expect, refusals, test, untilAlive } from '../support/test.ts'
import { injectCosmosWallet, injectEthereumWallet } from '../support/wallets.ts'

// What was sent is asked for before a block has it.
test.use({ allowedErrors: refusals })

const stranger = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'

test('[WASM-03] a message is made by the page of a contract, signed, and does what was said @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  await injectEthereumWallet(page, account)
  await page.goto(`/contract/${contracts.cw20.address}/action/execute/?message=increase_allowance`)
  await untilAlive(page)
  await page.getByText('Message as JSON').click()
  const message = `{"increase_allowance":{"spender":"${localAccounts.bob.address}","amount":"9007199254740993"}}`
  await page.getByRole('textbox', { name: 'Message as JSON' }).fill(message)
  await page.getByLabel('Sender').last().fill(account.address)
  await page.getByRole('button', { name: 'Make the message' }).last().click()
  const made = page.getByRole('region', { name: 'The message', exact: true })
  await made.getByRole('button', { name: 'Connect wallet to execute contracts' }).click()
  await page.getByRole('button', { name: /MetaMask/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you sign' })
  await expect(dialog).toContainText('9,007,199,254.740993')
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  const hash = await untilIncluded(page)
  const { messages } = (await (await page.request.get(`/transaction/${hash}.json`)).json()) as {
    messages: { value: { contract: string; msg: unknown } }[]
  }
  expect(JSON.stringify(messages[0]?.value)).toContain('9007199254740993')
})

test('[EVM-12] a call of the EVM is shown before it is signed, and its wallet sends what was said @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  await giveDollars(account)
  const wallet = await injectEthereumWallet(page, account)
  // Who has less than that is told so, in the words of the contract.
  const asked = {
    from: account.ethereum,
    to: contracts.erc20.address,
    value: '0x0',
    data: transferOf(2_000_001n),
  }
  const refused = await page.request.post('/act/preview-call/', { form: asked })
  expect(((await refused.json()) as { refusal: { words: unknown } }).refusal.words).not.toEqual([])

  await page.goto(
    `/contract/${contracts.erc20.address}/action/execute/?${new URLSearchParams({
      method: 'transfer(address,uint256)',
      a0: stranger,
      a1: '1250001',
      sender: account.ethereum,
      send: 'yes',
    })}`,
  )
  await untilAlive(page)
  await page.getByRole('button', { name: 'Connect wallet to execute contracts' }).click()
  await page.getByRole('button', { name: /MetaMask/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you sign' })
  await expect(dialog).toContainText(/sent\D{1,6}1\.250001\D{1,6}LUSD/)
  await expect(dialog).toContainText('A contract tells in its logs what it moves')
  const said = await dialog
    .locator('tbody td:first-child')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('title') ?? ''))
  expect(said).toContain(`−1250001 ${readAccount(contracts.erc20.address)}`)
  wallet.refuses = true
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The request was rejected in MetaMask.')
  wallet.refuses = false
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  // It is kept: a page that is loaded anew goes on with it.
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('The transaction is in a block')).toBeVisible()
  expect(wallet).toMatchObject({ evmChainId: 1337, asked: 2 })
  const hash =
    (await page
      .getByRole('link', { name: /^0x[0-9a-f]{64}$/ })
      .first()
      .textContent()) ?? ''
  const { hash: chainHash } = (await (await page.request.get(`/transaction/${hash}.json`)).json()) as {
    hash: string
  }
  // Gas that was not used is given back: what was said is the most.
  const changed = await fetchChanged(chainHash, account.address)
  expect(await fetchDollars(account)).toBe(749_999n)
  const feeOf = (lines: string[]) => BigInt(lines.find((one) => one.endsWith(' inj'))?.slice(1, -4) ?? '0')
  expect(feeOf(changed) > 0n && feeOf(changed) <= feeOf(said)).toBe(true)
})

test('[EVM-12] what others may move of one’s tokens is taken back where it is told, by the call of its contract @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  const word = (hex: string) => hex.padStart(64, '0')
  const asksAllowance = `0xdd62ed3e${word(account.ethereum.slice(2))}${word(stranger.slice(2))}`
  const approves: `0x${string}` = `0x095ea7b3${word(stranger.slice(2))}${word(500_000n.toString(16))}`
  await sendCall(account, approves)
  await expect.poll(() => askDollars(asksAllowance)).toBe(500_000n)

  const wallet = await injectEthereumWallet(page, account)
  const dialog = await reviewAct(page, {
    path: `/account/${account.address}/grants/`,
    button: 'End an approval',
    fill: () => expect(page.getByRole('dialog', { name: 'End an approval' })).toContainText('LUSD · 0.5'),
  })
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  await expect(page.getByText('The transaction is in a block')).toBeVisible()
  expect(wallet.asked).toBe(1)
  expect(await askDollars(asksAllowance)).toBe(0n)
  await page.reload()
  const list = page.getByRole('region', { name: 'Who may move this account’s EVM tokens' })
  await expect(list).toContainText('Nobody else may move EVM tokens of this account.')
})

test('[TX-07] messages that nobody has signed are tried, signed and sent from their bytes @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  await injectCosmosWallet(page, account)
  await page.goto('/raw-tx/')
  await untilAlive(page)
  await page.getByLabel('Transaction, in hex or base64').fill(unsignedSend(account.address))
  await page.getByRole('button', { name: 'Read' }).click()
  await page.getByRole('button', { name: 'Sign and send' }).click()
  await page.getByRole('button', { name: /Keplr/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you sign' })
  await expect(dialog).toContainText('by its bytes')
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  const hash = await untilIncluded(page)
  expect((await fetchChanged(hash, localAccounts.bob.address)).join()).toBe('+1234567 inj')
})

test('[TX-07] who has a wallet of Ethereum is told before pressing anything that it signs no bytes @chain', async ({
  page,
}) => {
  await injectEthereumWallet(page, await giveCoins())
  await page.goto('/raw-tx/')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('button', { name: /MetaMask/ }).click()
  await page.getByLabel('Transaction, in hex or base64').fill(unsignedSend())
  await page.getByRole('button', { name: 'Read' }).click()
  await expect(page.getByRole('main')).toContainText('connect one that signs bytes, such as Keplr or Leap')
  await expect(page.getByRole('button', { name: 'Sign and send' })).toHaveCount(0)
})

/** A transaction that nobody has signed, in base64. */
function unsignedSend(fromAddress = localAccounts.alice.address): string {
  const toAddress = localAccounts.bob.address
  const amount = [{ denom: 'inj', amount: '1234567' }]
  const message = pack(MsgSend, { fromAddress, toAddress, amount })
  const bodyBytes = TxBody.toBinary(TxBody.create({ messages: [message], memo: 'by its bytes' }))
  const raw = TxRaw.toBinary({ bodyBytes, authInfoBytes: new Uint8Array(), signatures: [] })
  return Buffer.from(raw).toString('base64')
}

/** Local dollars, of which alice has all: two. */
async function giveDollars(account: LocalAccount): Promise<void> {
  await sendCall(localAccounts.alice, transferOf(2_000_000n, account.ethereum))
  await expect.poll(() => fetchDollars(account)).toBe(2_000_000n)
}

/** Tells the contract of the dollars something. */
async function sendCall({ key }: Pick<LocalAccount, 'key'>, data: `0x${string}`): Promise<void> {
  const url = `${findStack('chain', 'INDEX_URL')}/ethereum`
  const handed = {
    to: contracts.erc20.address,
    data,
    value: '0x0',
    gas: '0x186a0',
    gasPrice: '0x9896800',
  } as const
  await sendTransaction(key, url, handed)
}

function fetchDollars({ ethereum }: LocalAccount): Promise<bigint> {
  return askDollars(`0x70a08231${ethereum.slice(2).padStart(64, '0')}`)
}

/** What that contract answers. */
async function askDollars(data: string): Promise<bigint> {
  const asked = {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_call',
    params: [{ to: contracts.erc20.address, data }, 'latest'],
  }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${findStack('chain', 'INDEX_URL')}/ethereum`, {
    method: 'POST',
    headers,
    body: JSON.stringify(asked),
  })
  return BigInt(((await answer.json()) as { result: string }).result)
}

function transferOf(amount: bigint, to = stranger): `0x${string}` {
  return `0xa9059cbb${to.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`
}
