import Box from '@mui/material/Box'

/** Lists how the answers are used, one statement per point. */
export function DataUseStatements({ statements }: { statements: readonly string[] }) {
  return (
    <Box component="ul" sx={{ pl: 2.5, my: 2, wordBreak: 'auto-phrase', '& li + li': { mt: 0.75 } }}>
      {statements.map((statement) => (
        <li key={statement}>{statement}</li>
      ))}
    </Box>
  )
}
