import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** Each of the older explorer's, with its children. */
const asked = `/ /assets /assets/smart-contracts /asset/inj /blocks /block/7 /transactions /transaction/AB
  /transaction/AB/event-logs /raw-tx /markets /markets/trading-rules /markets/funding-rate-history
  /markets/realtime-funding-rate /market/inj-usdt /trade-history /trade-history/spot /trade-history/spot/1
  /trade-history/derivatives /trade-history/derivatives/1 /nft/1 /smart-contracts /smart-contracts/code /code/5
  /contract/inj1x /contract/inj1x/init /contract/inj1x/action /contract/inj1x/action/execute
  /contract/inj1x/balances /contract/inj1x/cw20balances /contract/inj1x/token-holders /account/inj1x
  /account/inj1x/cw20 /account/inj1x/staking /account/inj1x/staking/unstake /account/inj1x/staking/restake
  /account/inj1x/nft /account/inj1x/transactions /community-spend-pool /not-found /maintenance /env /locales
  /playground`.split(/\s+/)

const listPaths = (entries: readonly RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path = '', index = false, children = [] }) => {
    const whole = `${base}/${path}`.replace(/\/+/g, '/')
    return [...(index || children.length === 0 ? [whole] : []), ...listPaths(children, whole)]
  })

test('[ROUTE-01] every page of the older explorer is there, with its children, and in each language', () => {
  const paths = listPaths(routes).filter((path) => path !== '/:language?/*')
  for (const path of asked)
    for (const prefix of ['', '/kr'])
      expect({ path, isThere: paths.some((one) => matchPath(one, prefix + path) !== null) }).toEqual({
        path,
        isThere: true,
      })
})
