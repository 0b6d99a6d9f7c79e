import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentType, useState } from 'react'

interface Options {
  style: { base: Record<string, string>; invalid: Record<string, string> }
  disableLink?: boolean
}

interface Props<More> {
  label: string
  Field: ComponentType<{
    options?: Options & More
    onChange?: (event: { error?: { message: string } | undefined }) => void
  }>
  options?: More
}

/** One of Stripe's frames in the style of our fields; the frame itself labels its field for screen readers. */
export function StripeElementField<More extends object>({ label, Field, options }: Props<More>) {
  const { palette, typography } = useTheme()
  const [wrong, setWrong] = useState<string | null>(null)
  const style = {
    base: { fontSize: '16px', color: palette.text.primary, fontFamily: String(typography.fontFamily) },
    invalid: { color: palette.error.main },
  }
  return (
    <div>
      <Typography aria-hidden sx={{ fontWeight: 500, mb: 0.75 }}>
        {label}
      </Typography>
      <Box
        sx={{
          px: 1.75,
          py: 2,
          border: 1,
          borderColor: wrong ? 'error.main' : 'outline.main',
          borderRadius: '10px',
          bgcolor: 'background.paper',
        }}
      >
        <Field
          options={{ ...(options as More), style }}
          onChange={({ error }) => setWrong(error?.message ?? null)}
        />
      </Box>
      {wrong && (
        <FormHelperText error role="alert" sx={{ mx: 0, fontSize: '0.875rem' }}>
          {wrong}
        </FormHelperText>
      )}
    </div>
  )
}
