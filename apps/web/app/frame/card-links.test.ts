import assert from 'node:assert/strict'
import { test } from 'vitest'
import { pathOfCard } from './card-links.tsx'

test('[ROUTE-09] what is about one thing has an image of its own, all else the site’s', () => {
  assert.equal(pathOfCard('/block/7/'), '/card/block/7.png')
  assert.equal(pathOfCard('/vn/transaction/AB/event-logs/'), '/vn/card/transaction/AB.png')
  assert.equal(pathOfCard('/account/inj1abc/'), '/card/account/inj1abc.png')
  assert.equal(pathOfCard('/validator/injvaloper1abc/'), '/card/validator/injvaloper1abc.png')
  assert.equal(pathOfCard('/proposal/7/'), '/card/proposal/7.png')
  assert.equal(pathOfCard('/contract/0xab/logs/'), '/card/contract/0xab.png')
  assert.equal(pathOfCard('/asset/factory/inj1abc/gold/'), '/card/token/factory%2Finj1abc%2Fgold.png')
  assert.equal(pathOfCard('/bridge/batch/5/'), '/card/bridge/batch%2F5.png')
  assert.equal(
    pathOfCard('/packet/out/transfer/channel-0/3/'),
    '/card/packet/out%2Ftransfer%2Fchannel-0%2F3.png',
  )
  assert.equal(pathOfCard('/nft/0xab/a%20b%2Fc/'), '/card/nft/0xab%2Fa%20b%2Fc.png')
  assert.equal(pathOfCard('/nfts/0xab/'), '/card/nfts/0xab.png')
  assert.equal(pathOfCard('/trade-history/spot/1_a_2/'), '/card/trade-history/spot%2F1_a_2.png')
  assert.equal(pathOfCard('/order/0xab/'), '/card/order/0xab.png')
  assert.equal(pathOfCard('/channel/transfer/channel-0/'), '/card/channel/transfer%2Fchannel-0.png')
  assert.equal(pathOfCard('/client/07-tendermint-0/'), '/card/client/07-tendermint-0.png')
  assert.equal(pathOfCard('/market/0xab/'), '/card/market/0xab.png')
  assert.equal(pathOfCard('/oracle/PriceFeed/INJ/USDT/'), '/card/oracle/PriceFeed%2FINJ%2FUSDT.png')
  assert.equal(pathOfCard('/params/', '?module=exchange'), '/card/params/exchange.png')
  assert.equal(pathOfCard('/params/', '?module=a/b'), '/card/site/injsight.png')
  for (const list of ['/blocks/', '/params/', '/nfts/', '/trade-history/spot/', '/bridges/batches/'])
    assert.equal(pathOfCard(list), '/card/site/injsight.png')
})

test('[ROUTE-09] where the letters can’t be drawn the image is in English', () => {
  assert.equal(pathOfCard('/kr/block/7/'), '/card/block/7.png')
  assert.equal(pathOfCard('/zh/'), '/card/site/injsight.png')
})
