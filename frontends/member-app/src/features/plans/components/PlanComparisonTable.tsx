import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { useYen } from '../../../lib/i18n/use-yen.ts'
import { compare } from '../comparison.rules.ts'
import { isContracted } from '../rules.ts'
import type { Product } from '../types.ts'

/** All plans in one table: what each opens and costs, and which one the member has. */
export function PlanComparisonTable({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('plans')
  const yen = useYen()
  if (products.length < 2) return null
  const mine = products.map(isContracted)
  return (
    <Box component="section" aria-labelledby="plan-comparison" sx={{ mt: 5 }}>
      <Typography id="plan-comparison" variant="h2" sx={{ mb: 2 }}>
        {t('comparison.title')}
      </Typography>
      {/* What scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <Box role="region" aria-labelledby="plan-comparison" tabIndex={0} sx={scroller}>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">
                <Box component="span" sx={visuallyHidden}>
                  {t('comparison.function')}
                </Box>
              </th>
              {products.map(({ id, displayName, price }, index) => (
                <Box component="th" scope="col" key={id} sx={mine[index] ? { bgcolor: 'mist.main' } : {}}>
                  <Box
                    component="span"
                    sx={{ display: 'block', fontWeight: 600, wordBreak: 'keep-all', overflowWrap: 'normal' }}
                  >
                    {displayName}
                  </Box>
                  <Box component="span" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
                    {t('comparison.price', { price: yen(price) })}
                  </Box>
                  {mine[index] && (
                    <Box component="span" sx={{ display: 'block', color: 'success.dark' }}>
                      {t('comparison.yours')}
                    </Box>
                  )}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {compare(products).map(({ name, opens }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {opens.map((open, index) => (
                  <Box
                    component="td"
                    key={products[index]?.id}
                    sx={mine[index] ? { bgcolor: 'mist.main' } : {}}
                  >
                    {open && <CheckRounded aria-hidden sx={{ color: 'success.dark' }} />}
                    <Box component="span" sx={visuallyHidden}>
                      {t(open ? 'comparison.yes' : 'comparison.no')}
                    </Box>
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}

const scroller = {
  overflowX: 'auto',
  mx: { xs: -2.5, md: 0 },
  px: { xs: 2.5, md: 0 },
  position: 'relative',
} as const

const table = {
  ...{ borderCollapse: 'collapse', minWidth: '100%', typography: 'body2' },
  '& th, & td': {
    ...{ px: { xs: 0.75, md: 1.25 }, py: 1.25 },
    textAlign: 'center',
    fontWeight: 400,
    minWidth: { xs: '5.25rem', md: '6.5rem' },
    verticalAlign: 'middle',
  },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th, & thead th:first-of-type': {
    ...{
      position: 'sticky',
      left: 0,
      textAlign: 'start',
      minWidth: { xs: '7.5rem', md: '9.5rem' },
      bgcolor: 'background.default',
    },
    wordBreak: 'auto-phrase',
  },
} as const
