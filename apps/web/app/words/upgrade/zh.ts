import type { upgrade as english } from './en.ts'
import type { Texts } from '../words.ts'

export const upgrade = {
  planned: {
    plain: '链将在区块 {height} 升级',
    named: '链将在区块 {height} 升级到 {name}',
  },
  done: {
    plain: '链已在区块 {height} 升级',
    named: '链已在区块 {height} 升级到 {name}',
  },
  left: '还有 {blocks} 个区块，约 {time}',
  soon: '即将开始',
  closed: '链正为升级而停止出块，本站也随之关闭。一旦有新区块，本站会自动重新开放；链上的一切都不会丢失。',
  proposal: '提案 {id}',
} satisfies Texts<typeof english>
