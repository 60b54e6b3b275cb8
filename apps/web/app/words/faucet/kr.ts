import type { faucet as english } from './en.ts'
import type { Texts } from '../words.ts'

export const faucet = {
  about: '테스트 네트워크입니다. 코인에는 가치가 없으며, 파우셋이 계정마다 하루에 한 번 나누어 줍니다.',
  ask: '테스트 코인 받기',
  sent: { title: '코인을 보내는 중입니다', text: '다음 블록 중 하나에서 도착합니다.' },
  used: { title: '이 계정은 이미 코인을 받았습니다', text: '파우셋은 계정마다 하루에 한 번 나누어 줍니다.' },
  busy: { title: '지금 요청이 너무 많습니다', text: '아무것도 보내지 않았습니다. 1분 뒤에 다시 시도하세요.' },
  back: '계정으로',
} satisfies Texts<typeof english>
