import { checkReceipt, type ReceiptClaim } from './check-receipt.ts'
import { createRecogniser, stayOnOneCore } from './recogniser.ts'

stayOnOneCore()

/** Takes a claim after the other from the server and answers with the verdict. Whatever goes wrong ends the process. */
const recogniser = createRecogniser()
process.on('message', (claim: ReceiptClaim) => {
  void recogniser.then((ready) => checkReceipt(ready, claim)).then((verdict) => process.send?.(verdict))
})
process.on('disconnect', () => process.exit())
