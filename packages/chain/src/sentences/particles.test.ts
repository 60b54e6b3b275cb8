import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settleParticles } from './particles.ts'

test('[I18N-02] a particle follows the sound that a name ends in', () => {
  assert.equal(settleParticles('12.5 INJ을(를)'), '12.5 INJ를')
  assert.equal(settleParticles('3 ATOM을(를)'), '3 ATOM을')
  assert.equal(settleParticles('코드 7(으)로'), '코드 7로')
  assert.equal(settleParticles('코드 3(으)로'), '코드 3으로')
  assert.equal(settleParticles('코드 10(으)로'), '코드 10으로')
  assert.equal(settleParticles('서울(으)로'), '서울로')
  assert.equal(settleParticles('검증인이(가)'), '검증인이')
  assert.equal(settleParticles('거래소이(가)'), '거래소가')
  assert.equal(settleParticles('70%(으)로'), '70%로')
  assert.equal(settleParticles('channel-0은(는)'), 'channel-0은')
  assert.equal(settleParticles('25.2 USDT은(는)'), '25.2 USDT는')
})

test('[I18N-02] capitals are spoken one by one, small letters as a word', () => {
  assert.equal(settleParticles('BNR을(를)'), 'BNR을')
  assert.equal(settleParticles('BNR(으)로'), 'BNR로')
  assert.equal(settleParticles('transfer을(를)'), 'transfer를')
  assert.equal(settleParticles('token을(를)'), 'token을')
  assert.equal(settleParticles('staking이(가)'), 'staking이')
  assert.equal(settleParticles('label(으)로'), 'label로')
})

test('[I18N-02] signs that nobody speaks are passed over', () => {
  assert.equal(settleParticles('INJ/USDT PERP*을(를)'), 'INJ/USDT PERP*를')
  assert.equal(settleParticles('“나무”을(를)'), '“나무”를')
})

test('[I18N-02] a particle at the start looks at what stands before it', () => {
  assert.equal(settleParticles('을(를) 보냈습니다', '3 ATOM'), '을 보냈습니다')
  assert.equal(settleParticles('(으)로 20이(가)', '부산'), '으로 20이')
})

test('[I18N-02] where no sound is known both forms stay', () => {
  assert.equal(settleParticles('을(를)'), '을(를)')
  assert.equal(settleParticles('区块을(를)'), '区块을(를)')
})
