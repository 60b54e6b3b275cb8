// @vitest-environment node
import { inj } from '@injsight/chain'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { meaningOf } from './meaning.server.ts'
import { writeValue } from './value.server.ts'

const names = {
  tokens: new Map([['inj', inj]]),
  markets: new Map(),
  validators: new Map(),
  modules: new Map(),
}
const naming = { language: 'en' as const, names }

test.each([
  ['gov.quorum', '"0.334000000000000000"', '33.4%'],
  ['gov.voting_period', '"345600s"', '4 days'],
  ['gov.min_deposit', '[{"denom":"inj","amount":"100000000000000000000"}]', '100 INJ'],
  ['gov.proposal_cancel_dest', '""', 'not set'],
  ['gov.burn_vote_veto', 'true', 'yes'],
  ['auction.auction_period', '"604800"', '7 days'],
  ['auction.inj_basket_max_cap', '"10000000000000000000000"', '10,000 INJ'],
  ['peggy.average_block_time', '"1500"', '1 second, 500 milliseconds'],
  ['ibc-connection.max_expected_time_per_block', '"30000000000"', '30 seconds'],
  ['txfees.max_base_fee_multiplier', '"1000.000000000000000000"', '1000 times'],
  ['slashing.signed_blocks_window', '"20"', '20 blocks'],
  ['consensus.block.max_gas', '"150000000"', '150,000,000 gas'],
  ['evm.chain_config.eip155_chain_id', '"1337"', '1337'],
  ['exchange.default_spot_maker_fee_rate', '"-0.000100000000000000"', '−0.01%'],
  ['auction.bidders_whitelist', '[]', 'nobody'],
  ['peggy.valset_reward', '{"denom":"","amount":"0"}', 'not set'],
  ['exchange.min_post_only_mode_downtime_duration', '"DURATION_10M"', '10 minutes'],
  ['exchange.min_post_only_mode_downtime_duration', '"DURATION_1_5H"', '1 hour, 30 minutes'],
  ['wasm.instantiate_default_permission', '"Nobody"', 'nobody but governance'],
  ['gov.quorum', '', '—'],
  ['gov.quorum', '"\u202ea"', 'a'],
])('%s of %s reads %s', (path, told, shown) => {
  const [module = '', ...rest] = path.split('.')
  expect(plainText(writeValue({ module, name: rest.join('.') }, told, naming))).toBe(shown)
})

test('what a parameter means is told in each language, forks of Ethereum by their names', () => {
  expect(meaningOf('staking', 'unbonding_time', 'en')).toMatch(/^How long coins wait/)
  expect(meaningOf('staking', 'unbonding_time', 'zh')).toMatch(/质押/)
  expect(meaningOf('evm', 'chain_config.london_block', 'en')).toMatch(/“london”/)
  expect(meaningOf('consensus', 'block.max_gas', 'vn')).not.toBe('')
  for (const name of ['__proto__', 'constructor', 'MaxValidators'])
    expect(meaningOf('staking', name, 'en')).toBe('')
  expect(meaningOf('constructor', 'name', 'en')).toBe('')
})
