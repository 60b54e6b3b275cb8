import type { frame as english } from '../en/frame.ts'
import type { Texts } from '../words.ts'

export const frame = {
  title: 'Injsight, Injective를 위한 오픈 익스플로러',
  description: 'Injective의 블록, 트랜잭션, 계정을 말과 증명으로 보여 줍니다.',
  skip: '본문으로 건너뛰기',
  home: 'Injsight, 홈으로',
  navigation: '주 메뉴',
  blocks: '블록',
  transactions: '트랜잭션',
  height: '블록 {height}, {age}',
  standsStill: '녹화된 체인, 블록 {height}까지 재생 완료',
  behind: '인덱스가 체인보다 {blocks, plural, other {#블록}} 뒤처져 있습니다',
  silent: '인덱스가 응답하지 않습니다. 지금 보이는 내용은 오래되었을 수 있습니다',
  nodeTrouble: '인덱스 메시지: {trouble}',
  recording: '{chain}의 녹화본, 경과 시간은 녹화 시계 기준',
  network: '네트워크 {chain}',
  language: '언어',
  theme: '화면 모드',
  themeSystem: '시스템',
  themeLight: '라이트',
  themeDark: '다크',
  sources: '자체 체인 인덱스에서 제공',
  status: '상태',
  code: '오픈 소스, Apache 2.0',
} satisfies Texts<typeof english>
