import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { RecordContextProvider, useListContext } from 'react-admin'
import { FieldErrorBoundary } from '../components/FieldErrorBoundary.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ProductName } from './ProductName.tsx'
import { functionCodes, type Product } from './types.ts'

/** Compares which functions the listed products unlock; it scrolls on a narrow screen. */
export function FunctionMatrix() {
  const { data } = useListContext<Product>()
  const translate = useTranslate()
  const id = useId()
  if (!data?.length) return null
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Typography id={id} component="h2" variant="h2" sx={{ px: 2, mb: 1 }}>
        {translate('console.products.matrix')}
      </Typography>
      <Box sx={{ overflowX: 'auto', contain: 'inline-size' }} tabIndex={0} role="region" aria-labelledby={id}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('console.products.product')}</TableCell>
              {functionCodes.map((code) => (
                <TableCell key={code} align="center" sx={{ minWidth: '6rem', whiteSpace: 'normal' }}>
                  {translate(`console.products.function.${code}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((product) => (
              <RecordContextProvider key={product.id} value={product}>
                <TableRow>
                  <TableCell component="th" scope="row" sx={{ minWidth: '9rem', fontWeight: 500 }}>
                    <FieldErrorBoundary>
                      <ProductName />
                    </FieldErrorBoundary>
                  </TableCell>
                  {functionCodes.map((code) => (
                    <TableCell key={code} align="center">
                      <FieldErrorBoundary>
                        <FunctionMark product={product} code={code} />
                      </FieldErrorBoundary>
                    </TableCell>
                  ))}
                </TableRow>
              </RecordContextProvider>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}

interface MarkProps {
  product: Product
  code: (typeof functionCodes)[number]
}

/** Marks a function that the product unlocks. */
function FunctionMark({ product, code }: MarkProps) {
  const translate = useTranslate()
  if (!product.functionCodes.includes(code)) return null
  return <CheckRounded color="primary" fontSize="small" titleAccess={translate('ra.boolean.true')} />
}
