import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import { Action } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/permissions_pb.js'
import {
  MsgCreateNamespace,
  MsgUpdateActorRoles,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/tx_pb.js'
import {
  MsgCreateDenom,
  MsgMint,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/tokenfactory/v1beta1/tx_pb.js'
import { pack, type LocalAccount, type Packed } from '@injsight/local-chain'
import { startSite } from '@injsight/testing'
import type { Page } from '@playwright/test'
import { reviewAct, untilIncluded } from '../support/act-as.ts'
import { giveCoins } from '../support/give-coins.ts'
import { sendAs } from '../support/send-as.ts'
import { findStack } from '../support/stacks.ts'
import { expect, refusals, test, untilAlive, watchPage } from '../support/test.ts'
import { injectEthereumWallet } from '../support/wallets.ts'

// What was sent is asked for before a block has it.
test.use({ allowedErrors: refusals })

test('[WALLET-05] a token that its rules keep from somebody is refused in words, before it is signed and after @chain', async ({
  page,
}) => {
  // Who pays for another tries it once more, and wouldn't send it.
  await page.route('**/act/delegate/', (route) => route.fulfill({ json: {} }))
  const [owner, own, blocked] = await Promise.all([giveCoins(), giveCoins(), giveCoins()])
  await injectEthereumWallet(page, own)
  const denom = await createRuled(owner, { holder: own, blocked })
  const dialog = await reviewSending(page, denom, blocked)
  await expect(dialog.getByRole('alert')).toContainText('It would not succeed.')
  await expect(dialog.getByRole('alert')).toContainText(/don’t let .* receive it/)
  await expect(dialog.getByRole('button', { name: 'Sign and send' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Not now' }).click()

  // What was allowed when it was shown isn't any more when it is sent.
  await reviewSending(page, denom, owner)
  const sign = dialog.getByRole('button', { name: 'Sign and send' })
  await expect(sign).toBeEnabled()
  await sendAs(owner, [block(owner, denom, own)])
  await sign.click()
  await expect(page.getByText('The transaction failed')).toBeVisible()
  await page.getByRole('link', { name: /^[0-9A-F]{64}$/ }).click()
  await expect(page.getByRole('main')).toContainText(/don’t let .* send it/)

  await reviewSending(page, 'inj', blocked)
  await sign.click()
  await untilIncluded(page)
})

test('[WALLET-01] whose address or country is restricted reads so, and whoever isn’t acts @chain', async ({
  browser,
}) => {
  const [listed, own] = await Promise.all([giveCoins(), giveCoins()])
  const folder = await mkdtemp(join(tmpdir(), 'injsight-restricted-'))
  const file = join(folder, 'restrictions.json')
  await writeFile(file, JSON.stringify({ addresses: [listed.ethereum], countries: ['KP'] }))
  const site = await startSite(findStack('chain', 'INDEX_URL'), {
    RESTRICTIONS: file,
    COUNTRY_HEADER: 'x-country',
  })
  const page = await browser.newPage()
  const wrong = watchPage(page, site.url)
  try {
    const alert = page.getByRole('dialog').getByRole('alert')
    const connect = async (country: string) => {
      await page.setExtraHTTPHeaders({ 'x-country': country })
      await page.goto(`${site.url}/asset/inj/`)
      await untilAlive(page)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await page.getByRole('button', { name: /MetaMask/ }).click()
    }
    const wallet = await injectEthereumWallet(page, listed)
    await connect('CH')
    await expect(alert).toContainText('this address is restricted')
    wallet.connected = own
    await connect('KP')
    await expect(alert).toContainText('from the country that you are in')
    await connect('CH')
    await expect(page.getByRole('button', { name: 'Review' })).toBeVisible()
    expect(wrong).toEqual([])
  } finally {
    await page.close()
    await site.stop()
    await rm(folder, { recursive: true })
  }
})

function reviewSending(page: Page, denom: string, to: LocalAccount) {
  const fill = async () => {
    await page.getByLabel('Token').selectOption(denom)
    await page.getByRole('textbox', { name: 'To', exact: true }).fill(to.address)
    await page.getByLabel(/^Amount/).fill('1')
  }
  return reviewAct(page, { path: '/asset/inj/', button: 'Send', fill })
}

const [receive, send] = [Action.RECEIVE, Action.SEND]
/** What the chain wants somebody to have who makes rules. */
const changes = [
  Action.MODIFY_POLICY_MANAGERS,
  Action.MODIFY_CONTRACT_HOOK,
  Action.MODIFY_ROLE_PERMISSIONS,
  Action.MODIFY_ROLE_MANAGERS,
]
const actions = [Action.MINT, receive, Action.BURN, send, Action.SUPER_BURN, ...changes]
const all = actions.reduce((sum, action) => sum + action, 0)

/** A token of which the holder has some, that everybody but who is blocked may send and receive. */
async function createRuled(
  { address, ...owner }: LocalAccount,
  { holder, blocked }: Record<'holder' | 'blocked', LocalAccount>,
): Promise<string> {
  const denom = `factory/${address}/ruled`
  const messages: Packed[] = [
    pack(MsgCreateDenom, {
      sender: address,
      subdenom: 'ruled',
      name: 'Ruled',
      symbol: 'RUL',
      decimals: 0,
      allowAdminBurn: false,
    }),
    pack(MsgCreateNamespace, {
      sender: address,
      namespace: {
        denom,
        wasmHook: '',
        evmHook: '',
        evmPostHook: '',
        rolePermissions: [
          { name: 'EVERYONE', roleId: 0, permissions: receive + send },
          { name: 'owner', roleId: 1, permissions: all },
          { name: 'blocked', roleId: 2, permissions: 0 },
        ],
        actorRoles: [
          { actor: address, roles: ['owner'] },
          { actor: blocked.address, roles: ['blocked'] },
        ],
        roleManagers: [{ manager: address, roles: ['EVERYONE', 'owner', 'blocked'] }],
        policyStatuses: actions.map((action) => ({ action, isDisabled: false, isSealed: false })),
        policyManagerCapabilities: actions.map((action) => ({
          manager: address,
          action,
          canDisable: true,
          canSeal: true,
        })),
      },
    }),
    pack(MsgMint, { sender: address, amount: { denom, amount: '500' }, receiver: address }),
    pack(MsgSend, { fromAddress: address, toAddress: holder.address, amount: [{ denom, amount: '100' }] }),
  ]
  await sendAs({ address, ...owner }, messages, 3_000_000)
  return denom
}

const block = ({ address }: LocalAccount, denom: string, { address: actor }: LocalAccount) =>
  pack(MsgUpdateActorRoles, {
    sender: address,
    denom,
    roleActorsToAdd: [{ role: 'blocked', actors: [actor] }],
    roleActorsToRevoke: [],
  })
