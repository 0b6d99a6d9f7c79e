import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { $api } from '../../lib/api/queries.ts'
import type { ResponseBody } from '../../lib/api/response-body.ts'
import { useLanguageHeader } from '../../lib/i18n/use-language-header.ts'
import { purchaseDraft } from '../../lib/purchase-draft.ts'
import { useAlert } from '../alert/alert-context.ts'
import { LoadingState } from '../LoadingState.tsx'
import { QueryBoundary } from '../QueryBoundary.tsx'

export type ChosenProduct = ResponseBody<'/v2/product/get'>

interface Props {
  productId: string
  children: (product: ChosenProduct) => ReactNode
}

/** Loads the chosen product. When it is gone, the choice is cleared and the member is led home. */
export function ChosenProductBoundary({ productId, children }: Props) {
  const { t } = useTranslation('plans')
  const alert = useAlert()
  const navigate = useNavigate()
  const product = $api.useQuery('get', '/v2/product/get', {
    params: { query: { productId } },
    headers: useLanguageHeader(),
  })
  const isGone = product.error instanceof ApiError && product.error.status === 404

  const leave = useEffectEvent(() => {
    alert({ text: t('gone') })
    void navigate(paths.home, { replace: true })
  })
  useEffect(() => {
    if (!isGone) return
    leave()
    // The draft is cleared only when this page unmounts; without a draft the page would lead to the plans instead of home.
    return purchaseDraft.clear
  }, [isGone])

  if (isGone) return <LoadingState lines={5} />
  return (
    <QueryBoundary query={product} lines={5}>
      {children}
    </QueryBoundary>
  )
}
