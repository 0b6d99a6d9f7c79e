import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { canBuy } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { listComparedFunctions } from '../comparison.rules.ts'
import { findPurchaseAction, isBuyable, isContracted, toPurchaseStatus } from '../rules.ts'
import type { Product } from '../types.ts'
import { PaymentCell } from './PaymentCell.tsx'

interface Props {
  name: string
  products: readonly Product[]
  /** All products on offer, by which the action of each is named. */
  offered: readonly Product[]
  period: BillingPeriod
  onChoose: (productId: string) => void
}

/** Compares plans in one table: price, current plan, action and functions. */
export function PlanComparisonTable({ name: title, products, offered, period, onChoose }: Props) {
  const { t } = useTranslation('plans')
  const yen = useFormatYen()
  const { user } = useSession()
  const pays = user !== null && canBuy(user)
  const head = useId()
  const renderRow = (name: string, cell: (product: Product, place: number) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {products.map((product, place) => (
        <td key={product.id} data-mine={isContracted(product) || undefined}>
          {cell(product, place)}
        </td>
      ))}
    </tr>
  )
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    <Box role="region" aria-label={title} tabIndex={0} sx={scroller}>
      <Box component="table" sx={[{ '--plans': `${products.length}` }, table]}>
        <thead>
          <tr>
            <th scope="col">
              <Box component="span" sx={visuallyHidden}>
                {t('comparison.function')}
              </Box>
            </th>
            {products.map((product) => (
              <th scope="col" key={product.id} data-mine={isContracted(product) || undefined}>
                <b id={`${head}-${product.id}`}>{product.displayName}</b>
                {isContracted(product) && <em>{t('comparison.yours')}</em>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renderRow(t('comparison.monthly'), ({ price }) => t('comparison.price', { price: yen(price) }))}
          {pays &&
            renderRow(t('payments.today'), (product) => (
              <PaymentCell product={product} part="today" period={period} />
            ))}
          {pays &&
            renderRow(t('comparison.next'), (product) => (
              <PaymentCell product={product} part="next" period={period} />
            ))}
          {renderRow(t('comparison.choose'), (product) => (
            <PlanChoice
              product={product}
              action={findPurchaseAction(product, offered)}
              describedBy={`${head}-${product.id}`}
              onChoose={() => onChoose(product.id)}
            />
          ))}
          {listComparedFunctions(products).map(({ name, opens }) =>
            renderRow(name, (_, place) => (
              <>
                {opens[place] && (
                  <svg viewBox="0 0 24 24" aria-hidden>
                    <path d="M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z" />
                  </svg>
                )}
                <Box component="span" sx={visuallyHidden}>
                  {t(opens[place] ? 'comparison.yes' : 'comparison.no')}
                </Box>
              </>
            )),
          )}
        </tbody>
      </Box>
    </Box>
  )
}

interface ChoiceProps {
  product: Product
  action: ReturnType<typeof findPurchaseAction>
  describedBy: string
  onChoose: () => void
}

/** Names the action of a plan, or why there is none. */
function PlanChoice({ product, action, describedBy, onChoose }: ChoiceProps) {
  const { t } = useTranslation('plans')
  if (isContracted(product)) return t('comparison.yours')
  if (!isBuyable(product.statusCode)) return t(`status.${toPurchaseStatus(product.statusCode) ?? 'unknown'}`)
  return (
    <Button fullWidth variant="outlined" aria-describedby={describedBy} onClick={onChoose}>
      {t(action ? `action.${action}` : 'comparison.subscribe')}
    </Button>
  )
}

const scroller = {
  overflowX: 'auto',
  mx: { xs: -2.5, md: 0 },
  mb: 3,
  position: 'relative',
} as const

/** On a phone a row's name stands above its cells, so that they share the whole width. */
const table = {
  display: 'block',
  fontSize: { xs: '0.875rem', md: '0.9375rem' },
  '& thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'repeat(var(--plans), minmax(6rem, 1fr))',
      md: '10rem repeat(var(--plans), minmax(6rem, 1fr))',
    },
    minWidth: 'min-content',
  },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& th, & td': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 0.5,
    p: { xs: '0.25rem 2px', md: 1.25 },
    textAlign: 'center',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& td, & em': { wordBreak: 'auto-phrase' },
  '& tbody th': {
    gridColumn: { xs: '1 / -1', md: 'auto' },
    position: 'sticky',
    left: 0,
    justifyItems: 'start',
    textAlign: 'start',
    wordBreak: 'auto-phrase',
    pl: { xs: 2.5, md: 0 },
    pr: { xs: 2.5, md: 1 },
    pt: { xs: 1, md: 1.25 },
    color: { xs: 'text.secondary', md: 'text.primary' },
    bgcolor: { md: 'background.default' },
  },
  '& thead th:first-of-type': { display: { xs: 'none', md: 'grid' } },
  '& thead th': { alignContent: 'end', py: 1 },
  '& b': { fontWeight: 600, wordBreak: 'auto-phrase' },
  '& em': { fontStyle: 'normal', color: 'success.dark' },
  '& [data-mine]': { bgcolor: 'mist.main' },
  '& td svg': { width: '1.5rem', fill: 'currentColor', color: 'success.dark' },
  '& td button': {
    minWidth: 0,
    px: { xs: 0, md: 1.5 },
    fontSize: { xs: '0.875rem', md: '1rem' },
    lineHeight: 1.3,
  },
} as const
