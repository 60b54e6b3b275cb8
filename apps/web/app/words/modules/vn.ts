import type { modules as english } from './en.ts'
import type { Texts } from '../words.ts'

export const modules = {
  auction: 'Đấu giá',
  bonded_tokens_pool: 'Token đang stake',
  chainlink: 'Giá Chainlink',
  distribution: 'Phần thưởng stake và quỹ cộng đồng',
  erc20: 'Token ERC-20 tương ứng',
  evm: 'EVM',
  exchange: 'Sàn giao dịch',
  fee_collector: 'Nơi thu phí',
  feeibc: 'Phí của bên chuyển tiếp IBC',
  gov: 'Quản trị',
  insurance: 'Quỹ bảo hiểm',
  interchainaccounts: 'Tài khoản liên chuỗi',
  mint: 'Lạm phát',
  nft: 'NFT',
  not_bonded_tokens_pool: 'Token đang rút stake',
  ocr: 'Báo cáo giá Chainlink',
  oracle: 'Oracle giá',
  peggy: 'Cầu nối Ethereum',
  permissions: 'Quyền của token',
  tokenfactory: 'Xưởng token',
  transfer: 'Chuyển tiền IBC',
  txfees: 'Phí giao dịch',
  wasm: 'Hợp đồng',
  xwasm: 'Hợp đồng do chuỗi chạy',
} satisfies Texts<typeof english>
