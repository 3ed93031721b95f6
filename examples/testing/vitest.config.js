// Without it Vitest would take the configuration of a folder above, such as that of a clone.
export default {};
