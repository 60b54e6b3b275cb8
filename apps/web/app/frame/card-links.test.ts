import assert from 'node:assert/strict'
import { test } from 'vitest'
import { pathOfCard } from './card-links.tsx'

test('[ROUTE-09] a block, a transaction, an account, a contract and a token have an image of their own, all else the site’s', () => {
  assert.equal(pathOfCard('/block/7/'), '/card/block/7.png')
  assert.equal(pathOfCard('/vn/transaction/AB/event-logs/'), '/vn/card/transaction/AB.png')
  assert.equal(pathOfCard('/account/inj1abc/'), '/card/account/inj1abc.png')
  assert.equal(pathOfCard('/validator/injvaloper1abc/'), '/card/validator/injvaloper1abc.png')
  assert.equal(pathOfCard('/proposal/7/'), '/card/proposal/7.png')
  assert.equal(pathOfCard('/contract/0xab/logs/'), '/card/contract/0xab.png')
  assert.equal(pathOfCard('/asset/factory/inj1abc/gold/'), '/card/token/factory%2Finj1abc%2Fgold.png')
  assert.equal(pathOfCard('/blocks/'), '/card/site/injsight.png')
})

test('[ROUTE-09] where the letters can’t be drawn the image is in English', () => {
  assert.equal(pathOfCard('/kr/block/7/'), '/card/block/7.png')
  assert.equal(pathOfCard('/zh/'), '/card/site/injsight.png')
})
