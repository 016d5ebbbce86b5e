# The documentation as a site. $file: its first page.
docs-no-source = the documentation can only be built from a source checkout, not from an installed package
docs-failed = the documentation has errors (see above)
docs-built = documentation built: { $file }
