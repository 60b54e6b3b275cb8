import type { Pool } from 'pg'

type Row = Record<string, unknown>
type Transfer = {
  id: string
  sender: string
  destination: string
  token_contract: string
  amount: string
  fee: string
}

/** The tables of the bridge in the words of the node. */
export async function readState(pool: Pool): Promise<Record<string, unknown>> {
  const rows = async <Shape = Row>(text: string) => (await pool.query(text)).rows as Shape[]
  const [module = {}] = await rows('select * from peggy_module')
  const transfers = await rows<Transfer & { batch: string | null }>(
    'select * from peggy_transfers order by fee desc, id',
  )
  return {
    params: writeParams(module['params'] as Record<string, string>),
    last_observed_nonce: module['last_event'],
    valsets: await rows('select * from peggy_valsets order by nonce desc'),
    valset_confirms: await rows(
      'select * from peggy_valset_confirms order by nonce desc, lower(eth_address)',
    ),
    batches: (await rows('select * from peggy_batches order by nonce desc')).map(
      ({ nonce, timeout, token_contract, block, transfers: ids }) => ({
        batch_nonce: nonce,
        batch_timeout: timeout,
        transactions: (ids as string[]).map(
          (id) => transfers.filter((one) => one.id === id && one.batch === nonce).map(writeTransfer)[0],
        ),
        token_contract,
        block,
      }),
    ),
    batch_confirms: await rows('select * from peggy_batch_confirms order by nonce desc, lower(eth_signer)'),
    attestations: await rows(
      'select observed, votes, height, claim from peggy_attestations order by peggy_attestations.nonce, id',
    ),
    orchestrator_addresses: await rows(
      'select validator as sender, orchestrator, eth_address from peggy_orchestrators order by eth_address collate "C"',
    ),
    erc20_to_denoms: await rows('select erc20, denom from peggy_denoms order by lower(erc20)'),
    unbatched_transfers: transfers.filter(({ batch }) => batch === null).map(writeTransfer),
    last_observed_ethereum_height: module['last_ethereum_height'],
    last_outgoing_batch_id: module['last_batch'],
    last_outgoing_pool_id: module['last_transfer'],
    last_observed_valset: module['last_valset'],
    ethereum_blacklist: (
      await rows<{ address: string }>('select address from peggy_blacklist order by lower(address)')
    ).map(({ address }) => address),
    rate_limits: await rows(
      `select token_contract as token_address, decimals::int4 as token_decimals, price_id as token_price_id,
        blocks as rate_limit_window, trunc(limit_usd * 1e18)::text as rate_limit_usd,
        mint_limit as absolute_mint_limit, transfers from peggy_rate_limits order by lower(token_contract)`,
    ),
  }
}

function writeTransfer({ id, sender, destination, token_contract: contract, amount, fee }: Transfer) {
  return {
    id,
    sender,
    dest_address: destination,
    erc20_token: { contract, amount },
    erc20_fee: { contract, amount: fee },
  }
}

/** The recorder wrote decimals that are bytes as they travel: digits without a point, in base64. */
function writeParams(params: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name.startsWith('slash_fraction')
        ? Buffer.from(String(BigInt(value.replace('.', '')))).toString('base64')
        : value,
    ]),
  )
}
