import type { upgrade as english } from './en.ts'
import type { Texts } from '../words.ts'

export const upgrade = {
  planned: {
    plain: '체인이 블록 {height}에서 업그레이드됩니다',
    named: '체인이 블록 {height}에서 {name}(으)로 업그레이드됩니다',
  },
  done: {
    plain: '체인이 블록 {height}에서 업그레이드되었습니다',
    named: '체인이 블록 {height}에서 {name}(으)로 업그레이드되었습니다',
  },
  left: '{blocks}개 블록 남음, 약 {time}',
  soon: '곧 시작됩니다',
  closed:
    '업그레이드를 위해 체인이 멈추며 이 사이트도 함께 닫힙니다. 새 블록이 나오면 저절로 다시 열립니다. 체인 위의 것은 아무것도 사라지지 않습니다.',
  proposal: '제안 {id}',
} satisfies Texts<typeof english>
