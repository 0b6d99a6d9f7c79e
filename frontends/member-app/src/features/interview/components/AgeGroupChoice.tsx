import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ageGroups } from '../rules.ts'

/** Asks for the age group, which decides the interview. */
export function AgeGroupChoice({ to }: { to: (age: string) => string }) {
  const { t } = useTranslation('interview')
  return (
    <Box component="section" aria-labelledby="interview-age">
      <Typography variant="h2" id="interview-age">
        {t('age.question')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 2,
          mt: 3,
          maxWidth: '36rem',
        }}
      >
        {ageGroups.map((age) => (
          <Button key={age} component={Link} to={to(age)} variant="outlined" size="large">
            {t(`age.${age}`)}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
