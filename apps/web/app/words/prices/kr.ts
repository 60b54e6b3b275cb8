import type { prices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const prices = {
  source: '{source, select, injective {Injective 가격 서비스} coingecko {CoinGecko} other {가격 서비스}}',
  said: '{source}, {age}',
  nobody: '이 체인의 마켓에도, 이 사이트가 묻는 가격 서비스에도 가격이 없습니다.',
  silent: '가격 서비스가 지금 응답하지 않습니다.',
  hint: '옆에 출처가 적힌 가격은 이 체인 밖에서 알려 준 가격입니다.',
} satisfies Texts<typeof english>
