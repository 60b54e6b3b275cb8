import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  evm: {
    transact: '{sender} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} một giao dịch Ethereum',
    create: '{sender} {failed, select, yes {đã cố tạo} other {đã tạo}} một hợp đồng EVM',
    createAt: '{sender} {failed, select, yes {đã cố tạo} other {đã tạo}} hợp đồng EVM {contract}',
    createAtWithValue:
      '{sender} {failed, select, yes {đã cố tạo} other {đã tạo}} hợp đồng EVM {contract} kèm {amount}',
    sendData:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {count, plural, other {# byte}} dữ liệu cho {recipient} qua EVM',
    sendDataWithValue:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} kèm {count, plural, other {# byte}} dữ liệu cho {recipient} qua EVM',
    call: '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của hợp đồng EVM {contract}',
    callWithValue:
      '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} {method} của hợp đồng EVM {contract} kèm {amount}',
    guess:
      '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} hợp đồng EVM {contract}; có vẻ là {method}',
    guessWithValue:
      '{sender} {failed, select, yes {đã cố gọi} other {đã gọi}} hợp đồng EVM {contract} kèm {amount}; có vẻ là {method}',
    moved: '{sentence}; {move}',
    movedMore: '{sentence}; {move}, cùng các lần chuyển khác',
  },
  erc20: {
    pair: '{sender} {failed, select, yes {đã cố ghép} other {đã ghép}} {denom} với {contract}',
    unpair: '{sender} {failed, select, yes {đã cố gỡ} other {đã gỡ}} cặp ERC-20 của {denom}',
    makePair:
      '{sender} {failed, select, yes {đã cố cho tạo} other {đã cho tạo}} một hợp đồng ERC-20 cho {denom}',
    makePairAt:
      '{sender} {failed, select, yes {đã cố cho tạo} other {đã cho tạo}} hợp đồng ERC-20 {contract} cho {denom}',
    transferFrom:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} của {owner} cho {recipient}',
    approve:
      '{sender} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {spender} chi {amount} thay mình',
    approveAll:
      '{sender} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {spender} chi {token} thay mình không giới hạn',
    revoke:
      '{sender} {failed, select, yes {đã cố thu hồi} other {đã thu hồi}} quyền chi {token} thay mình của {spender}',
    allowMore:
      '{sender} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {spender} chi thêm {amount} thay mình',
    allowLess:
      '{sender} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {spender} chi bớt {amount} thay mình',
    wrap: '{sender} {failed, select, yes {đã cố bọc} other {đã bọc}} {amount} thành {token}',
    unwrap: '{sender} {failed, select, yes {đã cố mở bọc} other {đã mở bọc}} {amount}',
  },
  erc721: {
    sendOf:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} NFT {id} của {contract} từ {owner} cho {recipient}',
    approve:
      '{sender} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {spender} chuyển NFT {id} của {contract}',
    revoke:
      '{sender} {failed, select, yes {đã cố không cho} other {đã không cho}} ai khác chuyển NFT {id} của {contract}',
    approveAll:
      '{sender} {failed, select, yes {đã cố cho phép} other {đã cho phép}} {spender} chuyển mọi NFT của mình trong {contract}',
    revokeAll:
      '{sender} {failed, select, yes {đã cố thu hồi} other {đã thu hồi}} quyền chuyển NFT của mình trong {contract} khỏi {spender}',
    burn: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} NFT {id} của {contract}',
  },
  erc1155: {
    send: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} NFT {id} của {contract} cho {recipient}',
    mint: '{sender} {failed, select, yes {đã cố đúc} other {đã đúc}} {amount} NFT {id} của {contract} cho {recipient}',
    burn: '{sender} {failed, select, yes {đã cố đốt} other {đã đốt}} {amount} NFT {id} của {contract}',
  },
}
