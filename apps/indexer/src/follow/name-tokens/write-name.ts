import type { Pool } from 'pg'
import type { TokenName } from './ask-name.ts'

/** Keeps what a contract is called, as far as it was told at a height. */
export async function writeName(
  pool: Pool,
  contract: string,
  height: string,
  told: TokenName,
): Promise<void> {
  await pool.query({
    name: 'name_token',
    text: `insert into evm_token_names (contract, name, symbol, decimals, height) values ($1, $2, $3, $4, $5)
      on conflict (contract) do update set name = $2, symbol = $3, decimals = $4, height = $5`,
    values: [contract, told.name, told.symbol, told.decimals, height],
  })
}
